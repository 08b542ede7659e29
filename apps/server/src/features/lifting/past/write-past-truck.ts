import { randomBytes } from "node:crypto";
import type { Tx } from "../../../platform/db/db.ts";
import type { Award } from "../../awards/index.ts";
import { makeSiteOfLot } from "../../company-register/index.ts";
import { issueForTruck } from "../../invoices/index.ts";
import { pickupSiteOf } from "../slots/pickup-site.store.ts";
import { insertTrip, nextNo, setTrip } from "../trips/trips.store.ts";
import { insertSlip, type SlipKind } from "../weighing/slips.store.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A truck as gate and weighbridge had it; weights are grams. */
export interface PastTruck {
  readonly vehicleNo: string;
  readonly driver: { readonly name: string; readonly mobile: string };
  readonly inAt: Date;
  readonly tareGrams: number;
  /** Null of one that is in the yard still. */
  readonly loaded: { readonly grossGrams: number; readonly outAt: Date } | null;
  readonly ewayNo: string;
  /** The files of its slips, below `private/`. */
  readonly photos: Readonly<Record<SlipKind, string>>;
}

/**
 * A truck of before, with its slips and, once it is out, its invoice of that day. For a market that
 * is made up; the row of its award's auction is locked.
 * @returns its id
 */
export async function writePastTruck(tx: Tx, award: Award, truck: PastTruck): Promise<number> {
  const { inAt, loaded, ewayNo } = truck;
  const siteId = await siteOf(tx, award);
  const slotFrom = new Date(Math.floor(inAt.getTime() / HOUR) * HOUR);
  const no = await nextNo(tx, award.id);
  const id = await insertTrip(tx, {
    ...{ award_id: award.id, no, site_id: siteId, vehicle_no: truck.vehicleNo },
    ...{ slot_from: slotFrom, slot_to: new Date(slotFrom.getTime() + HOUR) },
    ...{ driver_name: truck.driver.name, driver_mobile: truck.driver.mobile },
    ...{ booked_by: award.buyerId, booked_at: new Date(slotFrom.getTime() - 20 * HOUR) },
    ...{ handover_code: "4821", link_hash: randomBytes(32) },
    ...{ state: "tared", gate_in_at: inAt },
  });
  const slip = (kind: SlipKind, grams: number, weighedAt: Date) =>
    insertSlip(tx, {
      ...{ tripId: id, siteId, kind, grams, weighedAt, photo: truck.photos[kind] },
      ...{ bridge: "Yard bridge", slipNo: `WB-${id}-${kind === "tare" ? 1 : 2}` },
      ...{ enteredBy: award.sellerId, enteredDevice: null, replaces: null, reason: null },
    });
  await slip("tare", truck.tareGrams, new Date(inAt.getTime() + 5 * MINUTE));
  if (!loaded) return id;
  const { grossGrams, outAt } = loaded;
  await slip("gross", grossGrams, new Date(outAt.getTime() - 15 * MINUTE));
  const netGrams = grossGrams - truck.tareGrams;
  await issueForTruck(tx, { awardId: award.id, tripId: id, netGrams, actorId: null, at: outAt });
  await setTrip(tx, id, {
    ...{ state: "out", gate_out_at: outAt, net_grams: netGrams, eway_no: ewayNo },
  });
  return id;
}

async function siteOf(tx: Tx, { id, lotId, sellerCompanyId }: Award): Promise<number> {
  const site = await pickupSiteOf(tx, id);
  if (site) return site.id;
  const made =
    sellerCompanyId === null ? undefined : await makeSiteOfLot(tx, sellerCompanyId, lotId);
  if (!made) throw new Error(`Nobody knows where lot ${lotId} lies`);
  return made;
}
