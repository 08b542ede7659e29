import type { Body, lifting } from "@rebale/contract";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { readPass } from "../passes/read-pass.ts";
import { isOwnSite } from "../slots/slots.store.ts";
import { type GateCaller, usePassOnce } from "./use-pass.ts";

/**
 * A pass at the gate.
 * @returns the trip's id
 * @throws Problem not_found at a gate that is not the caller's; pass_unknown, pass_used,
 * pass_expired, pass_other_site, award_not_paid, each with the trip where it is known
 */
export async function scanPass(
  deps: Pick<AccountDeps, "db" | "config">,
  caller: GateCaller,
  { token, site_id: siteId, at }: Body<typeof lifting.scan>,
): Promise<number> {
  const isOwn =
    caller.kind === "gate"
      ? caller.siteId === siteId
      : await isOwnSite(deps.db, caller.company.companyId, siteId);
  if (!isOwn) throw new Problem("not_found", { path: "site_id" });
  const jti = await readPass(deps, token);
  if (jti === null) throw new Problem("pass_unknown", { path: "token" });
  const used = await deps.db
    .transaction()
    .execute((tx) => usePassOnce(tx, deps, caller, { jti, siteId, at }));
  if (used.because === null) return used.trip.id;
  const isHere = used.trip?.siteId === siteId;
  const data =
    used.trip && isHere
      ? { trip_id: String(used.trip.id), used_at: used.pass?.usedAt?.toISOString() ?? null }
      : null;
  throw new Problem(used.because, { path: "token", data });
}
