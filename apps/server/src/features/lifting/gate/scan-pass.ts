import type { Body, lifting } from "@rebale/contract";
import { plainCode } from "@rebale/contract/values/identifiers";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import { passByCode } from "../passes/passes.store.ts";
import { readPass } from "../passes/read-pass.ts";
import { isOwnSite } from "../slots/slots.store.ts";
import { mayWorkOffline } from "./gate-devices.store.ts";
import { type GateCaller, usePassOnce } from "./use-pass.ts";

/** Typed where no camera reads it. */
const SHORT = /^[0-9a-f]{8}$/;

/**
 * A pass at the gate, or its short code.
 * @returns the trip's id
 * @throws Problem not_found at a gate that is not the caller's; pass_unknown, pass_used,
 * pass_expired, pass_other_site, award_not_paid, time_impossible, each with the trip where it is
 * known
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
  const code = plainCode(token).toLowerCase();
  const jti = SHORT.test(code)
    ? await passByCode(deps.db, siteId, code)
    : await readPass(deps, token);
  if (jti === null) throw new Problem("pass_unknown", { path: "token" });
  const mayTell = await mayWorkOffline(deps.db, caller);
  const used = await deps.db
    .transaction()
    .execute((tx) => usePassOnce(tx, deps, caller, { jti, siteId, at, mayTell }));
  if (used.because === null) return used.trip.id;
  const isHere = used.trip?.siteId === siteId;
  const data =
    used.trip && isHere
      ? { trip_id: String(used.trip.id), used_at: used.pass?.usedAt?.toISOString() ?? null }
      : null;
  const path = used.because === "time_impossible" ? "at" : "token";
  throw new Problem(used.because, { path, data });
}
