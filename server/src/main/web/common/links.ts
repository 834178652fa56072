/**
 * Where an address of the site leads. On a server it is the address itself; in the application that works without one it
 * is a file, named as `AppPlace` names them: `/rules/cxa2020/24.3` is `rules/cxa2020/24.3.html` in the language's folder.
 */
export function to(link: string, root = appRoot()): string {
  if (root === undefined) {
    return link;
  }
  const [, path, rest] = /^([^?#]*)(.*)$/.exec(link)!;
  const file = path === "/" ? "index" : path.slice(1).replaceAll("%", "~");
  return `${root}${file}.html${rest}`;
}

/** What leads from this page to the folder of its language; undefined on a server. */
export const appRoot = (): string | undefined => document.documentElement.dataset.app;

/** What leads to the server that keeps logs and prints papers; empty in an application that has none. */
export const serverRoot = (): string => (appRoot() === undefined ? "/" : (document.documentElement.dataset.server ?? ""));

/** A part of an address, written as the server writes it. */
export const part = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
