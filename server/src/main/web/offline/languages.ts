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

/** As `org.chuhe.text.Language` takes what a browser asks for. */
const near = (tag: string): string => (/^zh-(hant|tw|hk|mo)\b/i.test(tag) ? "zh-Hant" : tag.split("-")[0].toLowerCase());

const wanted = named(kept()) ?? navigator.languages.map((tag) => named(near(tag))).find(Boolean) ?? named("en") ?? links[0];
location.replace(wanted.href);
export {};
