/** Offline page, hashed files from the cache, push. Prices, clocks and the API always come from the network. */
const SHELL = "rebale-shell-1";
const FILES = "rebale-files-1";
const MOST_FILES = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== FILES).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    // The API documents are pages too, and are none of ours.
    if (!url.pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(offlinePage));
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(request));
});

/** The page /offline without its scripts: they would start the router on an address that it does not know. */
async function keepOfflinePage() {
  const response = await fetch("/offline", { cache: "reload" });
  if (!response.ok) throw new Error("the offline page did not come");
  const html = (await response.text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "")
    .replace("</body>", '<script src="/back-online.js"></script></body>');
  const needed = [...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|favicon\.svg|back-online\.js))"/g)].map(([, path]) => path);
  const shell = await caches.open(SHELL);
  await shell.addAll([...new Set(needed)]);
  const policy = response.headers.get("content-security-policy");
  const headers = { "content-type": "text/html; charset=utf-8", ...(policy && { "content-security-policy": policy }) };
  await shell.put("/offline", new Response(html, { headers }));
}

async function offlinePage() {
  return (await caches.match("/offline")) ?? Response.error();
}

/** Their names change with their content: what is kept is never old. */
async function fromCache(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const files = await caches.open(FILES);
    await files.put(request, response.clone());
    const all = await files.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_FILES)).map((old) => files.delete(old)));
  }
  return response;
}

self.addEventListener("push", (event) => {
  const { title = "Rebale", body = "", link = "/" } = readPush(event.data);
  event.waitUntil(
    self.registration.showNotification(title, { body, icon: "/icons/app-192.png", tag: link, renotify: true, data: { link } }),
  );
});

function readPush(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return { body: data.text() };
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.link ?? "/", location.origin);
  // A message never leads away from the market.
  event.waitUntil(show(url.origin === location.origin ? url.href : location.origin));
});

async function show(address) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => client.url === address);
  if (there) return there.focus();
  const [any] = open;
  if (!any) return self.clients.openWindow(address);
  await any.focus();
  return any.navigate(address).catch(() => self.clients.openWindow(address));
}
