import { auctions, awards } from "@rebale/contract";
import { closeAuction } from "../src/features/auctions/index.ts";
import { publishTerms } from "../src/features/listings/index.ts";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";
import { aCategory, aLot, type LotOverrides } from "./builders.ts";
import { deposit } from "./deposits.ts";

const HOUR = 3_600_000;
/** Closes at 14:00 in India. */
export const closeOfL = new Date("2026-11-25T08:30:00.000Z");

const nothingAgreed = {
  ...{ inspection_days: null, inspection_contact: null, loading_by: null },
  ...{ deductions: [], documents: [] },
};
/** Lot L's terms. */
const usualTerms = {
  ...{ tolerance_percent: 10, payment_days: 7, lifting_days: 15, ground_rent_per_day: 50_000 },
  late_fee_percent: 1,
};

/** Lot L of the acceptance: 15,000 kg of plastics by the kg, 10 % deposit, through the market. */
export function salesOf(market: Market, seller: SignedIn, adminId: number) {
  const { ask, db, deps } = market;

  async function lotL(over: Partial<LotOverrides> & { terms?: object; material?: string } = {}) {
    const { terms = {}, material = "pet", ...lot } = over;
    const categoryId = await aCategory(db);
    const [startsAt, endsAt] = [new Date(closeOfL.getTime() - HOUR), closeOfL];
    const made = await aLot(db, {
      ...{ sellerId: seller.id, categoryId, startsAt, endsAt, kilograms: 15_000 },
      ...{ marketValue: 100, deposit: { percent: 10 }, payThrough: "market", ...lot },
    });
    const sub = { category_id: categoryId, url: `sold-${made.id}`, title: "Sub", material };
    const { id: sub_category_id } = await db
      .insertInto("sub_categories")
      .values(sub)
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("lots")
      .set({ sub_category_id, basis: "kg" })
      .where("id", "=", made.id)
      .execute();
    const agreed = { ...nothingAgreed, ...usualTerms, ...terms } as never;
    await db
      .transaction()
      .execute((tx) => publishTerms(tx, [{ id: made.id, terms: agreed }], adminId));
    return made;
  }
  const bid = (lotId: number, by: SignedIn, amount: number) =>
    ask(auctions.placeBid, {
      body: { product_id: lotId, amount, terms_version: 1 },
      token: by.token,
    });

  /** Sold at the end to who bid last, each having bid in rupees a kg. */
  async function sold(bids: readonly (readonly [SignedIn, number])[], over = {}) {
    await market.setTime(new Date(closeOfL.getTime() - HOUR / 2));
    const lot = await lotL(over);
    for (const [by, amount] of bids) await bid(lot.id, by, amount);
    await market.setTime(closeOfL);
    await closeAuction(deps, lot.id);
    const { id } = await db
      .selectFrom("awards")
      .select("id")
      .where("lot_id", "=", lot.id)
      .executeTakeFirstOrThrow();
    return { lotId: lot.id, id: String(id), url: lot.url };
  }

  /** Charges GST: of Pune. */
  const registerSeller = async () =>
    db
      .insertInto("company_sites")
      .values({
        ...{ company_id: await companyOf(market, seller), name: "Yard", address: "1 Road" },
        ...{ city: "Pune", state: "Maharashtra", pincode: "411001", gstin: "27BBBBB0000B1ZX" },
      })
      .execute();
  async function aBuyerWith(rupees: number): Promise<SignedIn> {
    const buyer = await market.aBuyer();
    await db.updateTable("users").set({ state: "Gujarat" }).where("id", "=", buyer.id).execute();
    await deposit(market, buyer, rupees);
    return buyer;
  }
  const read = (id: string, { token }: Pick<SignedIn, "token">) =>
    ask(awards.details, { params: { id }, token });
  const sale = async (id: string, by: Pick<SignedIn, "token">) => (await read(id, by)).body.data;
  const pay = (id: string, by: SignedIn, amount: number, key?: string) =>
    ask(awards.pay, {
      params: { id },
      body: { from: "wallet", amount },
      token: by.token,
      ...(key && { headers: { "idempotency-key": key } }),
    });
  const codesTo = async (userId: number, id: string) => {
    const rows = await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", userId)
      .where("link", "=", `/award/${id}`)
      .orderBy("id")
      .execute();
    return rows.map(({ code }) => code);
  };
  return { registerSeller, lotL, bid, sold, aBuyerWith, read, sale, pay, codesTo };
}
