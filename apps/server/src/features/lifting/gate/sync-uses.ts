import {
  type Body,
  type Language,
  type lifting,
  type ProblemCode,
  problems,
} from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { notifyMembers } from "../../notifications/index.ts";
import { isPassId } from "../passes/read-pass.ts";
import { isOwnSite } from "../slots/slots.store.ts";
import { twiceNotices } from "../trips/trip-notices.ts";
import { noteRefusedUse } from "./refused-uses.store.ts";
import { deviceOf, type GateCaller, type Used, usePassOnce } from "./use-pass.ts";

type Syncing = Pick<Deps, "db" | "config">;
type Use = Body<typeof lifting.sync>["uses"][number];
interface Answer {
  readonly jti: string;
  readonly state: "accepted" | "refused";
  readonly code: ProblemCode | null;
  readonly message: string;
  readonly trip_id: string | null;
}

const accepted: Readonly<Record<Language, string>> = {
  en: "This truck is in the book",
  hi: "यह ट्रक दर्ज हो गया",
};

/**
 * What a phone scanned while it was offline, in the order of its times, each in a transaction of
 * its own. A use that comes too late for another is refused, noted and told to the seller.
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
  const answers = new Map<Use, Answer>();
  const inOrder = uses.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  for (const use of inOrder) answers.set(use, await syncUse(deps, caller, siteId, use, language));
  return uses.flatMap((use) => answers.get(use) ?? []);
}

async function syncUse(
  deps: Syncing,
  caller: GateCaller,
  siteId: number | null,
  { jti, at }: Use,
  language: Language,
): Promise<Answer> {
  const used = isPassId(jti)
    ? await deps.db.transaction().execute(async (tx) => {
        const used = await usePassOnce(tx, deps, caller, { jti, siteId, at });
        return isRepeat(used, caller) ? { trip: used.trip, because: null } : note(tx, used);
      })
    : { trip: null, because: "pass_unknown" as const };
  const { trip, because } = used;
  return {
    ...{ jti, state: because === null ? "accepted" : "refused", code: because },
    message: because === null ? accepted[language] : problems[because][language],
    trip_id: trip === null || because === "pass_other_site" ? null : String(trip.id),
  };

  async function note(tx: Tx, used: Used): Promise<Used> {
    const { trip, because } = used;
    if (because === null || trip === null) return used;
    const refused = { jti, tripId: trip.id, siteId: siteId ?? trip.siteId, because, at: used.at };
    const isNew = await noteRefusedUse(tx, { ...refused, deviceId: deviceOf(caller) });
    if (isNew && because === "pass_used")
      await notifyMembers(tx, deps.config.home, twiceNotices(trip, used.at));
    return used;
  }
}

/** The same phone tells the same use again: the reply to the first was lost on its way. */
const isRepeat = (used: Used, caller: GateCaller): boolean =>
  used.because === "pass_used" &&
  used.pass?.usedAt?.getTime() === used.at.getTime() &&
  used.pass.usedDevice === deviceOf(caller);
