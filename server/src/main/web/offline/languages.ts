/** The door of the application: on to the language chosen last, or the one that the browser asks for. */
const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-language]")];
const named = (code: string | null | undefined): HTMLAnchorElement | undefined =>
  links.find(({ dataset }) => dataset.language === code);

function kept(): string | null {
  try {
    return localStorage.getItem("chuhe.language");
  } catch {
    return null;
  }
}

const wanted =
  named(kept()) ?? navigator.languages.map((tag) => named(tag.split("-")[0].toLowerCase())).find(Boolean) ?? named("en") ?? links[0];
location.replace(wanted.href);
export {};
