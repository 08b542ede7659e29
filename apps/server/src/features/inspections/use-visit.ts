import { type Body, formatClock, type inspections } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import type { Words } from "@rebale/contract/values/complaint";
import { timeWords } from "@rebale/contract/values/day-text";
import { plainCode } from "@rebale/contract/values/identifiers";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import {
  deviceOf,
  type GateCaller,
  isOwnSite,
  isPossible,
  mayWorkOffline,
  noteSeen,
  readPass,
  shownAt,
} from "../lifting/index.ts";
import { lockInspection } from "./change-inspection.ts";
import {
  findInspection,
  type InspectionRow,
  inspectionByJti,
  setInspection,
  visitByCode,
} from "./inspections.store.ts";
import { type VisitRefusal, validFrom, whyNotLetIn } from "./visit.rules.ts";

/** Typed where no camera reads it. */
const SHORT = /^[0-9a-f]{8}$/;

/**
 * The first use of a visitors' pass lets them in.
 * @throws Problem not_found at a gate that is not the caller's; pass_unknown, pass_used,
 * pass_expired, pass_other_site, time_impossible
 */
export async function useVisit(
  deps: Pick<Deps, "db">,
  caller: GateCaller,
  { token, site_id: siteId, at: told }: Body<typeof inspections.visit>,
): Promise<InspectionRow> {
  const { db } = deps;
  if (!(await isAtGate(db, caller, siteId))) throw new Problem("not_found", { path: "site_id" });
  const code = plainCode(token).toLowerCase();
  const jti = SHORT.test(code) ? await visitByCode(db, siteId, code) : await readPass(deps, token);
  const found = jti === null ? undefined : await inspectionByJti(db, jti);
  if (!found) throw new Problem("pass_unknown", { path: "token" });
  const mayTell = await mayWorkOffline(db, caller);
  return db.transaction().execute(async (tx) => {
    const visit = await lockInspection(tx, found);
    const now = await marketNow(tx);
    const at = shownAt(told, mayTell, now);
    const why = whyNotLetIn(visit, siteId, at);
    if (why && !(why === "pass_used" && isRepeat(visit, { at, told, caller }))) refuse(why, visit);
    const since = told === undefined ? at : new Date(told);
    if (!isPossible({ validFrom: visit.bookedAt }, since, now))
      throw new Problem("time_impossible", { path: "at" });
    if (why) return visit;
    const by = caller.kind === "gate" ? null : caller.userId;
    const came = { came_at: at, came_device: deviceOf(caller), said_by: by };
    await setInspection(tx, visit.id, { state: "came", ...came });
    if (caller.kind === "gate") await noteSeen(tx, caller.deviceId);
    return (await findInspection(tx, visit.id)) ?? visit;
  });
}

export const isAtGate = async (
  db: Deps["db"],
  caller: GateCaller,
  siteId: number,
): Promise<boolean> =>
  caller.kind === "gate"
    ? caller.siteId === siteId
    : isOwnSite(db, caller.company.companyId, siteId);

/** The same phone tells the same use again: the reply to the first was lost on its way. */
const isRepeat = ({ cameAt, cameDevice }: InspectionRow, { at, told, caller }: Shown): boolean =>
  told !== undefined && cameAt?.getTime() === at.getTime() && cameDevice === deviceOf(caller);

interface Shown {
  readonly at: Date;
  /** As the phone says, in ISO 8601. */
  readonly told: string | undefined;
  readonly caller: GateCaller;
}

const USED = {
  en: "This pass was used already. Do not let these visitors in",
  hi: "यह पास पहले ही इस्तेमाल हो चुका है। इन लोगों को अंदर मत आने दीजिए",
};
const TAKEN_BACK = {
  en: "This visit was taken back. Do not let these visitors in",
  hi: "यह मुलाक़ात रद्द हो चुकी है। इन लोगों को अंदर मत आने दीजिए",
};

/** The keeper can say when to come. */
function openFrom(visit: InspectionRow): Words {
  const from = validFrom(visit).toISOString();
  const to = indiaTime(visit.slotTo).slice(11, 16);
  return {
    en: `This pass opens from ${timeWords(from, "en")} to ${formatClock(to, "en")}`,
    hi: `यह पास ${timeWords(from, "hi")} से ${formatClock(to, "hi")} तक ही चलता है`,
  };
}

function refuse(why: VisitRefusal, visit: InspectionRow): never {
  const { state, cameAt } = visit;
  if (why === "pass_used")
    throw new Problem(why, {
      ...{ path: "token", msg: USED, data: { used_at: cameAt?.toISOString() ?? null } },
    });
  if (why === "pass_other_site") throw new Problem(why, { path: "token" });
  throw new Problem(why, {
    path: "token",
    msg: state === "cancelled" ? TAKEN_BACK : openFrom(visit),
  });
}
