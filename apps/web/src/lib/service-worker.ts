/** Registered when the page has settled; a failure costs only the offline page and push. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") setTimeout(register, 3000);
  else addEventListener("load", () => setTimeout(register, 3000), { once: true });
}
