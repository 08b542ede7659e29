import {
  type Body,
  type Language,
  type lifting,
  type ProblemCode,
  problems,
} from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { notifyMembers } from "../../notifications/index.ts";
import { tripsOfPasses } from "../passes/passes.store.ts";
import { isPassId, readPass } from "../passes/read-pass.ts";
import { isOwnSite } from "../slots/slots.store.ts";
import { twiceNotices } from "../trips/trip-notices.ts";
import { mayWorkOffline } from "./gate-devices.store.ts";
import { noteRefusedUse } from "./refused-uses.store.ts";
import { deviceOf, type GateCaller, type Used, usePassOnce } from "./use-pass.ts";

type Syncing = Pick<AccountDeps, "db" | "config">;
type Use = Body<typeof lifting.sync>["uses"][number];
interface Answer {
  readonly jti: string;
  readonly state: "accepted" | "refused";
  readonly code: ProblemCode | null;
  readonly message: string;
  readonly trip_id: string | null;
}
type Told = Pick<Used, "trip" | "because">;

const accepted: Readonly<Record<Language, string>> = {
  en: "This truck is in the book",
  hi: "यह ट्रक दर्ज हो गया",
};
const UNKNOWN: Told = { trip: null, because: "pass_unknown" };

/**
 * The scans of a phone while it was offline, in the order of its times, a truck's in one
 * transaction. A use that comes too late for another is refused, noted and told to the seller.
 * @throws Problem not_found at a gate that is not the caller's
 */
export async function syncUses(
  deps: Syncing,
  caller: GateCaller,
  { uses, site_id }: Body<typeof lifting.sync>,
  language: Language,
): Promise<Answer[]> {
  const siteId = caller.kind === "gate" ? caller.siteId : (site_id ?? null);
  if (caller.kind !== "gate" && siteId !== null)
    if (!(await isOwnSite(deps.db, caller.company.companyId, siteId)))
      throw new Problem("not_found", { path: "site_id" });
  const shown = await Promise.all(uses.map(async (use) => ({ use, isOwn: await isSigned(use) })));
  const known = await tripsOfPasses(
    deps.db,
    shown.filter(({ isOwn }) => isOwn).map(({ use }) => use.jti),
  );
  const told = new Map<Use, Told>();
  const syncing = { caller, siteId, mayTell: await mayWorkOffline(deps.db, caller) };
  const ofTrips = Map.groupBy(
    shown.filter(({ isOwn, use }) => isOwn && known.has(use.jti)).map(({ use }) => use),
    ({ jti }) => known.get(jti),
  );
  for (const own of ofTrips.values())
    for (const [use, answer] of await syncTrip(deps, syncing, own)) told.set(use, answer);
  return uses.map((use) => answerTo(use, told.get(use) ?? UNKNOWN, language));

  /** Where the pass comes with it, it has to be that pass. */
  async function isSigned({ jti, token }: Use): Promise<boolean> {
    if (!isPassId(jti)) return false;
    return token === undefined || (await readPass(deps, token)) === jti;
  }
}

interface OfPhone {
  readonly caller: GateCaller;
  readonly siteId: number | null;
  readonly mayTell: boolean;
}
const syncTrip = (deps: Syncing, { caller, ...of }: OfPhone, uses: readonly Use[]) =>
  deps.db.transaction().execute(async (tx) => {
    const told: (readonly [Use, Told])[] = [];
    for (const use of uses.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
      const used = await usePassOnce(tx, deps, caller, { ...of, jti: use.jti, at: use.at });
      if (isRepeat(used, caller)) told.push([use, { trip: used.trip, because: null }]);
      else {
        await note(tx, deps, { ...of, caller }, use, used);
        told.push([use, used]);
      }
    }
    return told;
  });

async function note(
  tx: Tx,
  { config }: Syncing,
  { caller, siteId }: OfPhone,
  { jti }: Use,
  used: Used,
): Promise<void> {
  const { trip, because } = used;
  if (because === null || trip === null) return;
  const refused = { jti, tripId: trip.id, siteId: siteId ?? trip.siteId, because, at: used.at };
  const isNew = await noteRefusedUse(tx, { ...refused, deviceId: deviceOf(caller) });
  if (isNew && because === "pass_used")
    await notifyMembers(tx, config.home, twiceNotices(trip, used.at));
}

const answerTo = ({ jti }: Use, { trip, because }: Told, language: Language): Answer => ({
  ...{ jti, state: because === null ? "accepted" : "refused", code: because },
  message: because === null ? accepted[language] : problems[because][language],
  trip_id: trip === null || because === "pass_other_site" ? null : String(trip.id),
});

/** The same phone tells the same use again: the reply to the first was lost on its way. */
const isRepeat = (used: Used, caller: GateCaller): boolean =>
  used.because === "pass_used" &&
  used.pass?.usedAt?.getTime() === used.at.getTime() &&
  used.pass.usedDevice === deviceOf(caller);
