/**
 * Offline page, hashed files from the cache, push. Prices, clocks and the API always come from the
 * network.
 */
/** Put here by the build, so that every build brings its own offline page. */
const BUILD = "none";
const SHELL = `rebale-shell-${BUILD}`;
const FILES = "rebale-files-1";
/** A gate's page keeps itself here (features/lifting/gate/keep-page.ts): it works without a line. */
const GATE = "rebale-gate-1";
const MOST_FILES = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => ![SHELL, FILES, GATE].includes(name))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && url.pathname.startsWith("/gate/"))
    event.respondWith(gatePage(request, url));
  else if (request.mode === "navigate") {
    // The API documents are pages too, and are none of ours.
    if (!url.pathname.startsWith("/api/")) event.respondWith(fetch(request).catch(offlinePage));
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(fromCache(request, event));
});

/**
 * The page /offline without its scripts: they would start the router on an address that it does not
 * know.
 */
async function keepOfflinePage() {
  const response = await fetch("/offline", { cache: "reload" });
  if (!response.ok) throw new Error("the offline page did not come");
  const html = (await response.text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "")
    .replace("</body>", '<script src="/back-online.js"></script></body>');
  const needed = [
    ...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|favicon\.svg|back-online\.js))"/g),
  ].map(([, path]) => path);
  const shell = await caches.open(SHELL);
  await shell.addAll([...new Set(needed)]);
  const policy = response.headers.get("content-security-policy");
  const headers = {
    "content-type": "text/html; charset=utf-8",
    ...(policy && { "content-security-policy": policy }),
  };
  await shell.put("/offline", new Response(html, { headers }));
}

async function offlinePage() {
  return (await caches.match("/offline")) ?? Response.error();
}

const GATE_WAITS = 4000;

/** Where the line is bad a gate does not wait for its page: it has the one before. */
async function gatePage(request, { pathname, searchParams }) {
  const language = searchParams.get("lang");
  const kept =
    (language && (await caches.match(`${pathname}?lang=${language}`))) ||
    (await caches.match(pathname));
  const fresh = fetch(request).then((page) => (page.status >= 500 && kept ? kept : page));
  if (!kept) return fresh.catch(offlinePage);
  const late = new Promise((done) => setTimeout(done, GATE_WAITS, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** Their names change with their content: what is kept is never old. */
async function fromCache(request, event) {
  const kept = await caches.match(request).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  // The page does not wait for it, and a full phone costs only the copy.
  if (response.status === 200)
    event.waitUntil(keep(request, response.clone()).catch(() => undefined));
  return response;
}

async function keep(request, response) {
  const files = await caches.open(FILES);
  await files.put(request, response);
  const all = await files.keys();
  await Promise.all(
    all.slice(0, Math.max(0, all.length - MOST_FILES)).map((old) => files.delete(old)),
  );
}

self.addEventListener("push", (event) => {
  const { title = "Rebale", body = "", link = "/" } = readPush(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: "/icons/app-192.png",
      tag: link,
      renotify: true,
      data: { link },
    }),
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

/** Never in place of another page: somebody may be filling in a form there. */
async function show(address) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const places = await Promise.all(open.map(whereIs));
  const there = open[places.indexOf(address)];
  return there ? there.focus() : self.clients.openWindow(address);
}

/**
 * Asked, because `client.url` is where a window began, not where its visitor has walked to since.
 */
function whereIs(client) {
  return new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => tell(data);
    setTimeout(tell, 300);
    client.postMessage("where", [port2]);
  });
}
