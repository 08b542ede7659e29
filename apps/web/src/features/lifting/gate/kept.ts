import type { inspections, lifting, Reply } from "@rebale/contract";
import type { Use } from "./gate.rules.ts";
import type { PassKey } from "./read-pass.ts";

/** A phone's record of its gate. In IndexedDB: a sign-out empties local storage. */
export interface Kept {
  /** The link's; null for a manager, who has a session. */
  readonly token: string | null;
  readonly keys: readonly PassKey[];
  /** As the market said last. */
  readonly seen: Reply<typeof lifting.siteTrips>["data"] | null;
  /** Today's visitors, as the market said last. */
  readonly visits: readonly inspections.Inspection[];
  /** ISO 8601. */
  readonly seenAt: string | null;
  readonly uses: readonly Use[];
  /** This phone's own name: the link belongs to the first that names itself. */
  readonly phone: string | null;
  /** Typed fields not sent yet, by form: Android ends pages while the camera is open. */
  readonly drafts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The weighbridge that was typed last. */
  readonly bridge: string;
  /** Languages whose page opens without network. */
  readonly languages: readonly string[];
}

export const NOTHING: Kept = {
  ...{ token: null, keys: [], seen: null, seenAt: null, uses: [], bridge: "", languages: [] },
  ...{ phone: null, drafts: {}, visits: [] },
};

const GATES = "gates";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("rebale-gate", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GATES);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Where storage is forbidden a gate works until the page is closed. */
const ofThisPage = new Map<string, Kept>();

/**
 * Reads and writes in one transaction: of two windows that are shown the same pass, the second
 * sees the first one's use.
 */
export async function changeKept(site: string, change: (kept: Kept) => Kept): Promise<Kept> {
  let db: IDBDatabase;
  try {
    db = await open();
  } catch {
    const changed = change(ofThisPage.get(site) ?? NOTHING);
    ofThisPage.set(site, changed);
    return changed;
  }
  return new Promise<Kept>((resolve, reject) => {
    const transaction = db.transaction(GATES, "readwrite");
    const gates = transaction.objectStore(GATES);
    let changed = NOTHING;
    const read = gates.get(site) as IDBRequest<Kept | undefined>;
    read.onsuccess = () => {
      changed = change({ ...NOTHING, ...read.result });
      gates.put(changed, site);
    };
    transaction.oncomplete = () => resolve(changed);
    transaction.onabort = () => reject(transaction.error);
  }).finally(() => db.close());
}
