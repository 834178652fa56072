// `import words from "./board_en.properties"` gives the texts of a message file as an object.
export function readProperties(text) {
  const words = {};
  for (const line of text.split(/\r?\n/)) {
    const found = /^\s*([^#!\s=][^=]*?)\s*=\s*(.*)$/.exec(line);
    if (found) {
      words[found[1]] = found[2].replace(/\\u([0-9a-fA-F]{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
    }
  }
  return words;
}
