import { issueForTruck } from "../src/features/invoices/index.ts";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";

let count = 0;

/** Trucks of sales as the gate leaves them, and what is issued for them. */
export function trucksOf(market: Pick<Market, "db">) {
  const { db } = market;

  /** A truck that was weighed, straight into the tables; answers its id. */
  async function aTrip(awardId: string | number, bookedBy: number): Promise<number> {
    const { site } = await db
      .selectFrom("company_sites")
      .select((eb) => eb.fn.min("id").as("site"))
      .executeTakeFirstOrThrow();
    const from = new Date("2026-12-01T04:30:00Z");
    const { id } = await db
      .insertInto("trips")
      .values({
        ...{ award_id: Number(awardId), no: ++count, site_id: site ?? 0, slot_from: from },
        slot_to: new Date(from.getTime() + 3_600_000),
        ...{ vehicle_no: "GJ05AB1234", driver_name: "Mohan", driver_mobile: "9800000001" },
        ...{ transporter: "Shree Transport", state: "weighed", handover_code: "1234" },
        link_hash: Buffer.from(`link ${count}`),
        booked_by: bookedBy,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  /** As the gate issues it, behind the lock of the award's auction. */
  const issueOn = (awardId: string | number, tripId: number, kilograms: number) =>
    db.transaction().execute(async (tx) => {
      const { lot_id } = await tx
        .selectFrom("awards")
        .select("lot_id")
        .where("id", "=", Number(awardId))
        .executeTakeFirstOrThrow();
      await tx
        .selectFrom("auctions")
        .select("lot_id")
        .where("lot_id", "=", lot_id)
        .forNoKeyUpdate()
        .execute();
      const netGrams = Math.round(kilograms * 1000);
      return issueForTruck(tx, { awardId: Number(awardId), tripId, netGrams, actorId: null });
    });
  const issue = async (awardId: string | number, by: SignedIn, kilograms: number) =>
    issueOn(awardId, await aTrip(awardId, by.id), kilograms);

  /** A yard of somebody's company. */
  const aSite = async (
    who: SignedIn,
    {
      gstin = null,
      state = "Gujarat",
      city = "Surat",
      pincode = "395003",
      address = "2 Road",
    }: {
      readonly gstin?: string | null;
      readonly state?: string;
      readonly city?: string;
      readonly pincode?: string;
      readonly address?: string;
    } = {},
  ): Promise<number> => {
    const { id } = await db
      .insertInto("company_sites")
      .values({
        ...{
          company_id: await companyOf(market as Market, who),
          name: `Works ${++count}`,
          address,
        },
        ...{ city, state, pincode, gstin },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  return { aTrip, issueOn, issue, aSite };
}
