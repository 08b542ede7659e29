import { t } from "ttag";
import { api } from "../api/browser.ts";
import { watchlist } from "../api/operations.ts";
import { toast } from "../forms/toast.ts";
import { explain } from "../language/explain.ts";
import { setWatched, watchedLots } from "./watched-lots.ts";

/** The lot a visitor wanted before signing in. */
const INTENT = "rebale:watch";
export function storeIntent(lotId: string) {
  try {
    sessionStorage.setItem(INTENT, lotId);
  } catch {
    // forbidden: then the heart is there to be tapped again
  }
}
function takeIntent(): string | null {
  try {
    const lotId = sessionStorage.getItem(INTENT);
    sessionStorage.removeItem(INTENT);
    return lotId;
  } catch {
    return null;
  }
}

/** Whose marks are read, or on their way. */
let readFor: string | null = null;
/** The member's changes here, as they should be. */
const changed = new Map<string, boolean>();
/** One call after another: of two taps the later one stands. */
let last: Promise<unknown> = Promise.resolve();

/** Reads what the member watches, and adds what they wanted as a visitor. */
export async function readWatched(token: string) {
  if (readFor === token) return;
  readFor = token;
  setWatched(new Set());
  changed.clear();
  const lotId = takeIntent();
  if (lotId) await watch(lotId, true);
  try {
    const { data } = await api.call(watchlist.watchedIds);
    if (readFor !== token) return;
    // A tap while the marks were on their way counts.
    const isOn = (id: string) => changed.get(id) ?? data.includes(id);
    setWatched(new Set([...data, ...changed.keys()].filter(isOn)));
  } catch {
    readFor = null;
  }
}

function mark(lotId: string, on: boolean) {
  changed.set(lotId, on);
  const others = [...watchedLots()].filter((id) => id !== lotId);
  setWatched(new Set(on ? [...others, lotId] : others));
}

/** All of these at once; what cannot be watched is left as it was. */
export async function watchAll(lotIds: readonly string[]): Promise<boolean> {
  try {
    const body = { product_ids: [...lotIds] };
    const { data } = await api.call(watchlist.watchAll, { body });
    for (const id of data) changed.set(id, true);
    setWatched(new Set([...watchedLots(), ...data]));
    toast.success(t`All lots are on your watchlist`);
    return true;
  } catch (error) {
    toast.error(explain(error));
    return false;
  }
}

/** Changed at once, and back again where the market says no. */
export function watch(lotId: string, on: boolean): Promise<void> {
  mark(lotId, on);
  const send = async () => {
    try {
      const params = { product_id: lotId };
      await (on ? api.call(watchlist.watch, { params }) : api.call(watchlist.unwatch, { params }));
      if (on) toast.success(t`Added to your watchlist`);
    } catch (error) {
      if (changed.get(lotId) === on) mark(lotId, !on);
      toast.error(explain(error));
    }
  };
  const done = last.then(send);
  last = done;
  return done;
}
