import type { Page, Worker } from "playwright-core";
import { expect } from "vitest";

/**
 * The service worker of a page: registered by itself, in charge of the page, and known to the
 * DevTools.
 */
export async function workerOf(page: Page): Promise<Worker> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error("no service worker");
  return worker;
}

/** Hands the service worker a push message, as a push service would. */
export async function deliverPush(page: Page, payload: unknown): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registrations: { registrationId: string; isDeleted: boolean }[] = [];
  devTools.on("ServiceWorker.workerRegistrationUpdated", (event) =>
    registrations.push(...event.registrations),
  );
  await devTools.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? "";
  await devTools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId,
    data: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
  await devTools.detach();
}

export interface Notice {
  title: string;
  body: string;
  tag: string;
  data: { link: string };
}

/**
 * A browser without windows has no tray for notices, and forbids them: this one is put there, below
 * the service worker's calls.
 */
export const putTray = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = self as unknown as {
      tray: unknown[];
      opened: string[];
      registration: object;
      clients: object;
    };
    scope.tray = [];
    scope.opened = [];
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: object) =>
        void scope.tray.push({ title, ...options }),
    });
    Object.assign(scope.clients, {
      openWindow: async (url: string) => void scope.opened.push(url),
    });
  });

export const noticesIn = (worker: Worker): Promise<Notice[]> =>
  worker.evaluate(() => (self as unknown as { tray: Notice[] }).tray);

/**
 * Taps the newest notice; answers the addresses that were opened in new windows, and how many open
 * windows came to the front.
 */
export const tapNotice = (
  worker: Worker,
): Promise<{ opened: string[]; focused: string[]; closed: boolean }> =>
  worker.evaluate(async () => {
    const scope = self as unknown as { tray: Notice[]; opened: string[] };
    const focused: string[] = [];
    // biome-ignore lint/suspicious/noExplicitAny: no windows to bring to the front in this browser
    (globalThis as any).WindowClient.prototype.focus = async function focus(this: { url: string }) {
      focused.push(this.url);
      return this;
    };
    let closed = false;
    const work: Promise<unknown>[] = [];
    const tap = new Event("notificationclick");
    const notification = { ...scope.tray.at(-1), close: () => (closed = true) };
    Object.assign(tap, { notification, waitUntil: (what: Promise<unknown>) => work.push(what) });
    self.dispatchEvent(tap);
    await Promise.all(work);
    return { opened: scope.opened.splice(0), focused, closed };
  });

/**
 * A browser's own push service, which one without windows does not have: subscribing gives an
 * endpoint and real keys, kept as
 * the browser would keep them. For `page.addInitScript`.
 */
export function ownPushService(): void {
  const KEY = "test-subscription";
  const text = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=/g, "");
  interface StoredSubscription {
    endpoint: string;
    keys: Record<string, string>;
    applicationServerKey: string;
  }
  // Not in local storage, which the page clears when a member leaves.
  const read = (): StoredSubscription | null => JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  const subscription = (stored: StoredSubscription) => ({
    endpoint: stored.endpoint,
    options: {
      applicationServerKey: Uint8Array.from(
        atob(stored.applicationServerKey.replace(/-/g, "+").replace(/_/g, "/")),
        (c) => c.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => stored,
    unsubscribe: async () => {
      sessionStorage.removeItem(KEY);
      return true;
    },
  });
  Object.assign(Notification, { requestPermission: async () => "granted" });
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const stored = read();
      return stored && subscription(stored);
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const stored = {
        endpoint: `https://push.example.com/${crypto.randomUUID()}`,
        keys: {
          p256dh: text(await crypto.subtle.exportKey("raw", pair.publicKey)),
          auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer),
        },
        applicationServerKey,
      };
      sessionStorage.setItem(KEY, JSON.stringify(stored));
      return subscription(stored);
    },
  });
  const left: string[] = JSON.parse(sessionStorage.getItem("test-notices") ?? "[]");
  Object.assign(ServiceWorkerRegistration.prototype, {
    getNotifications: async () =>
      left.map((title) => ({
        title,
        close: () =>
          sessionStorage.setItem(
            "test-notices",
            JSON.stringify(left.filter((other) => other !== title)),
          ),
      })),
  });
}
