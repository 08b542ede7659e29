import type { inspections, lifting } from "@rebale/contract";
import type { AccountDeps } from "../accounts/index.ts";
import { passKeys, shortCode, signPass } from "../lifting/index.ts";
import type { InspectionRow } from "./inspections.store.ts";
import { hasPass, maySay, sayUntil, validFrom } from "./visit.rules.ts";

/** A person's role to an appointment. */
export type VisitRole = "buyer" | "seller" | "office" | "gate";

/** An appointment for somebody who may see it. */
export const presentInspection = async (
  deps: Pick<AccountDeps, "db" | "secretKeys">,
  visit: InspectionRow,
  role: VisitRole,
  now: Date,
): Promise<inspections.Inspection> => ({
  ...presentVisitRow(visit),
  say_until: role === "seller" && maySay(visit, now) ? sayUntil(visit).toISOString() : null,
  pass: role === "buyer" && hasPass(visit, now) ? await passOf(deps, visit) : null,
});

/** An appointment in a list of its company, or of the seller. */
export function presentVisitRow(visit: InspectionRow): inspections.VisitRow {
  const { id, lotId, title, url, slotFrom, slotTo, state, visitors, cameAt } = visit;
  return {
    ...{ _id: String(id), product_id: String(lotId), title, url, state, visitors },
    from: slotFrom.toISOString(),
    to: slotTo.toISOString(),
    site: presentSite(visit),
    came_at: cameAt?.toISOString() ?? null,
  };
}

/** Signed by the newest key each time: it opens by its id. */
async function passOf(
  deps: Pick<AccountDeps, "db" | "secretKeys">,
  visit: InspectionRow,
): Promise<inspections.Inspection["pass"]> {
  const [key] = await passKeys(deps);
  const { id, siteId, jti, visitors, slotTo } = visit;
  const times = { validFrom: validFrom(visit), expiresAt: slotTo };
  const claims = { visit: String(id), site: String(siteId), people: visitors.length, dir: "visit" };
  return {
    token: await signPass(deps, key, { jti, claims, ...times }),
    code: shortCode(jti),
    valid_from: times.validFrom.toISOString(),
    expires_at: times.expiresAt.toISOString(),
  };
}

const presentSite = (visit: InspectionRow): lifting.PickupSite => ({
  _id: String(visit.siteId),
  name: visit.siteName,
  address: visit.address,
  city: visit.city,
  state: visit.siteState,
  pincode: visit.pincode,
  gate_contact: visit.gate_contact,
  loading_hours: visit.loading_hours,
});
