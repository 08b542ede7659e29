import { useEffect, useState } from "react";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";

/** `install`: an iPhone has push only for what stands on its home screen. */
type State = "impossible" | "install" | "off" | "on" | "blocked";

/** Only where a service worker is registered already: it is the one that shows the messages. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return null;
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;
}

async function currentState(): Promise<State> {
  if (!("PushManager" in window) && /iPhone|iPad/.test(navigator.userAgent)) return "install";
  const worker = await registered();
  if (!worker) return "impossible";
  if (Notification.permission === "denied") return "blocked";
  return (await worker.pushManager.getSubscription()) ? "on" : "off";
}

const announce = (subscription: PushSubscription) => {
  const { endpoint = "", keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  return api.call(accounts.subscribePush, { body: { endpoint, keys: { p256dh, auth } } });
};

/** The market may have lost this browser, to newer ones of the member or with its old keys. */
async function remindMarket(): Promise<void> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return;
  const { data } = await api.call(accounts.pushKey);
  const bound = new Uint8Array(subscription.options.applicationServerKey ?? []);
  const key = btoa(String.fromCharCode(...bound))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
  if (key === data.key) await announce(subscription);
  else await subscription.unsubscribe();
}

export function usePush() {
  const [state, setState] = useState<State>("impossible");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const look = () => currentState().then(setState, () => undefined);
    void remindMarket()
      .catch(() => undefined)
      .then(look);
    // The worker is registered a few seconds after the first page has settled.
    const later = setTimeout(look, 5000);
    return () => clearTimeout(later);
  }, []);

  const change = async (work: (worker: ServiceWorkerRegistration) => Promise<void>) => {
    setBusy(true);
    try {
      const worker = await registered();
      if (worker) await work(worker);
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setState(await currentState().catch(() => "impossible" as const));
      setBusy(false);
    }
  };

  const turnOn = () =>
    change(async (worker) => {
      if ((await Notification.requestPermission()) !== "granted") return;
      const { data } = await api.call(accounts.pushKey);
      const subscription = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: data.key,
      });
      try {
        await announce(subscription);
      } catch (error) {
        await subscription.unsubscribe(); // the market does not know of it
        throw error;
      }
    });

  const turnOff = () =>
    change(async (worker) => {
      const subscription = await worker.pushManager.getSubscription();
      if (!subscription) return;
      await subscription.unsubscribe();
      await api.call(accounts.unsubscribePush, { query: { endpoint: subscription.endpoint } });
    });

  return { state, busy, turnOn, turnOff };
}
