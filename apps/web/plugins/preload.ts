import type { Plugin } from "vite";

/**
 * Vite's own, for every kind of site, is three times as long: this one has one address, a browser
 * that knows `modulepreload`, and pages whose style sheets need no nonce.
 */
const HELPER = `
const asked = new Map();
const ask = (file) => {
  const href = "/" + file;
  const isStyle = file.endsWith(".css");
  if (document.querySelector('link[href^="' + href + '"]')) return;
  const link = document.createElement("link");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.href = href;
  document.head.append(link);
  if (isStyle)
    return new Promise((done, fail) => {
      link.onload = done;
      link.onerror = () => {
        asked.delete(file);
        link.remove();
        fail(Error("Unable to preload CSS for " + href));
      };
    });
};
export const __vitePreload = async (load, files = []) => {
  try {
    await Promise.all(files.map((file) => {
      if (!asked.has(file)) asked.set(file, ask(file));
      return asked.get(file);
    }));
    return await load();
  } catch (error) {
    const event = new Event("vite:preloadError", { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  }
};`;

/** What fetches a later part's style sheets with its script. */
export function shortPreload(): Plugin {
  let isMet = false;
  return {
    name: "rebale:short-preload",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (id !== "\0vite/preload-helper.js") return null;
      isMet = true;
      return HELPER;
    },
    buildEnd(error) {
      if (!error && !isMet) this.error("Vite's preload helper is not where it was");
    },
  };
}
