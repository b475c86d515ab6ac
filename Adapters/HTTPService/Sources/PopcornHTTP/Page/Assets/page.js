// Suggestions while a search is entered. Without this script, the search works with its button.
(() => {
  "use strict";
  const input = document.getElementById("query");
  if (!input) return;
  const form = input.form;
  const list = document.createElement("ul");
  list.id = "suggestions";
  list.className = "suggestions";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  list.hidden = true;
  const status = document.createElement("p");
  status.className = "hidden";
  status.setAttribute("role", "status");
  status.setAttribute("aria-live", "polite");
  form.append(list, status);
  for (const [name, value] of [
    ["role", "combobox"], ["aria-autocomplete", "list"], ["aria-expanded", "false"], ["aria-controls", list.id],
  ]) input.setAttribute(name, value);

  let timer = 0;
  let pending = null;
  let active = -1;

  const close = () => {
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  const select = (index) => {
    const options = [...list.children];
    if (options.length === 0) return;
    active = (index + options.length) % options.length;
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === active)));
    input.setAttribute("aria-activedescendant", options[active].id);
    options[active].scrollIntoView({ block: "nearest" });
  };

  const show = (suggestions) => {
    list.replaceChildren(...suggestions.map((suggestion, index) => {
      const option = document.createElement("li");
      option.id = `suggestion-${index}`;
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      option.dataset.url = suggestion.url;
      const name = document.createElement("span");
      name.className = "name";
      name.dir = "auto";
      name.textContent = suggestion.title;
      option.append(name);
      if (suggestion.detail) {
        const detail = document.createElement("span");
        detail.className = "detail";
        detail.textContent = suggestion.detail;
        option.append(detail);
      }
      return option;
    }));
    active = -1;
    input.removeAttribute("aria-activedescendant");
    list.hidden = suggestions.length === 0;
    input.setAttribute("aria-expanded", String(!list.hidden));
    status.textContent = suggestions.length === 1 ? "1 suggestion" : `${suggestions.length} suggestions`;
  };

  const load = async () => {
    pending?.abort();
    const text = input.value.trim();
    if (text.length < 2) return close();
    pending = new AbortController();
    const query = new URLSearchParams(new FormData(form));
    try {
      const response = await fetch(`/suggestions?${query}`, { signal: pending.signal });
      if (response.ok) show(await response.json());
      else close();
    } catch (error) {
      if (error.name !== "AbortError") close();
    }
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(load, 200);
  });
  input.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    if (event.key === "ArrowDown") select(active + 1);
    else if (event.key === "ArrowUp") select(active < 0 ? -1 : active - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && active >= 0) location.assign(list.children[active].dataset.url);
    else return;
    event.preventDefault();
  });
  // A click would first move the focus, which closes the list.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[role=option]");
    if (option) location.assign(option.dataset.url);
  });
  input.addEventListener("blur", close);
})();
