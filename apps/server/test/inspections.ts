import { type BodyIn, inspections, lifting } from "@rebale/contract";
import { indiaInstant } from "@rebale/contract/values/calendar";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";
import { aLot, type LotOverrides } from "./builders.ts";

type Caller = Pick<SignedIn, "token">;
type Visitors = BodyIn<typeof inspections.book>["visitors"];

/** A Tuesday. */
export const today = "2026-12-01";
export const indian = (day: string, clock: string) => indiaInstant(`${day}T${clock}`);
export const visitors: Visitors = [
  { name: "A. Patil", mobile: "98765 43210" },
  { name: "R. Shaikh", mobile: "9876543211" },
];

/** A seller's yard whose goods are shown, each hour from 9 to 18 on every day, in one place. */
export async function yardOf(market: Market, seller: SignedIn) {
  const { ask, db } = market;
  const companyId = await companyOf(market, seller);

  /** A yard of the seller's, at which nothing is shown yet. */
  async function aSite(name = "Bhosari yard"): Promise<number> {
    const place = { address: "1 Road", city: "Pune", state: "Maharashtra", pincode: "411026" };
    const { id } = await db
      .insertInto("company_sites")
      .values({ company_id: companyId, name, gate_contact: "Sunil, gate", ...place })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  const days = (over: Partial<inspections.InspectionDay> = {}) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      ...{ weekday, from: "09:00", to: "18:00", places: 1, minutes: 60, ...over },
    }));
  const setHours = (site: number, set = days(), by: Caller = seller) =>
    ask(inspections.setHours, { params: { id: site }, body: { days: set }, token: by.token });

  /** Ends on the 5th at 16:00 in India; shown at the site. */
  async function aLotAt(site: number | null, over: Partial<LotOverrides> = {}): Promise<number> {
    const { id } = await aLot(db, {
      ...{ sellerId: seller.id, startsAt: indian(today, "06:00") },
      ...{ endsAt: indian("2026-12-05", "16:00"), ...over },
    });
    const own = { site_id: site, company_id: companyId };
    await db.updateTable("lots").set(own).where("id", "=", id).execute();
    return id;
  }
  const slots = (lot: number, by: Caller) =>
    ask(inspections.slots, { params: { product_id: lot }, token: by.token });
  const book = (lot: number, by: Caller, from: Date, who: unknown = visitors) =>
    ask(inspections.book, {
      params: { product_id: lot },
      body: { from: from.toISOString(), visitors: who as Visitors },
      token: by.token,
    });
  const read = (id: string, by: Caller) =>
    ask(inspections.inspection, { params: { id }, token: by.token });
  const cancel = (id: string, by: Caller) =>
    ask(inspections.cancel, { params: { id }, token: by.token });
  const say = (id: string, state: "came" | "missed", by: Caller = seller) =>
    ask(inspections.sayWhoCame, { params: { id }, body: { state }, token: by.token });
  /** A phone at its gate. */
  async function aGate(site: number): Promise<Caller> {
    await market.proveAgain(seller);
    const { body } = await ask(lifting.addGateDevice, {
      ...{ params: { id: site }, body: { name: "Gate" }, token: seller.token },
    });
    return { token: body.data.link.split("#")[1] ?? "" };
  }
  const visit = (gate: Caller, site: number, token: string, at?: Date) =>
    ask(inspections.visit, {
      body: { token, site_id: site, ...(at && { at: at.toISOString() }) },
      token: gate.token,
    });
  return { aSite, days, setHours, aLotAt, slots, book, read, cancel, say, aGate, visit };
}
