/**
 * Registered when the page has settled; a failure costs only the offline page and push. It asks
 * where a window is before it opens another.
 */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ ports: [port] }) =>
    port?.postMessage(location.href),
  );
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") setTimeout(register, 3000);
  else addEventListener("load", () => setTimeout(register, 3000), { once: true });
}
