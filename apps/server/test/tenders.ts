import { hash } from "node:crypto";
import { auctions, type DataOf } from "@rebale/contract";
import { closeDueAuctions } from "../src/features/auctions/index.ts";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";
import type { LotOverrides } from "./builders.ts";
import { walletOf } from "./deposits.ts";
import { closeOfL, salesOf } from "./market-sales.ts";

type Entry = DataOf<typeof auctions.ledger>[number];

export const sha256 = (text: string) => hash("sha256", text);
const MINUTE = 60_000;
export const closeOfT = closeOfL;
/** Within the hour before the end. */
export const beforeClose = (minutes: number) => new Date(closeOfL.getTime() - minutes * MINUTE);

/**
 * Lot T of the acceptance: 15,000 kg of plastics by the kg, above ₹92.00, reserve ₹100.00, a
 * deposit of ₹1,25,000 whatever is offered, sold by sealed tender through the market.
 */
export function tendersOf(market: Market, seller: SignedIn, admin: SignedIn) {
  const { ask, db, deps } = market;
  const sales = salesOf(market, seller, admin.id);

  const lotT = (over: Partial<LotOverrides> = {}) =>
    sales.lotL({
      ...{ marketValue: 92, reservePrice: 100, deposit: { amount: 125_000 } },
      ...{ format: "tender", ...over },
    });
  const tender = ({ id }: { id: number }, by: SignedIn, amount: number, more: object = {}) => {
    const { key, ...body } = more as { key?: string };
    return ask(auctions.sealTender, {
      params: { product_id: id },
      body: { amount, terms_version: 1, ...body },
      token: by.token,
      ...(key && { headers: { "idempotency-key": key } }),
    });
  };
  const takeBack = ({ id }: { id: number }, by: SignedIn) =>
    ask(auctions.withdrawTender, { params: { product_id: id }, token: by.token });
  const own = ({ id }: { id: number }, by: SignedIn) =>
    ask(auctions.readTender, { params: { product_id: id }, token: by.token });
  const bid = ({ id }: { id: number }, by: SignedIn, amount: number, more: object = {}) =>
    ask(auctions.placeBid, {
      body: { product_id: id, amount, terms_version: 1, ...more },
      token: by.token,
    });
  const details = async ({ id }: { id: number }, by?: SignedIn) =>
    (await ask(auctions.details, { params: { idname: String(id) }, token: by?.token })).body.data;
  const ledger = async ({ id }: { id: number }): Promise<Entry[]> =>
    (await ask(auctions.ledger, { params: { idname: String(id) } })).body.data;
  const endAt = async (at: Date) => {
    await market.setTime(at);
    await closeDueAuctions(deps);
  };
  const outcomeOf = async ({ id }: { id: number }) =>
    db
      .selectFrom("timetables")
      .select(["outcome", "stage"])
      .where("lot_id", "=", id)
      .executeTakeFirstOrThrow();
  const freeOf = async (by: SignedIn) => (await walletOf(market, by)).free;
  /** Another user of this member's company. */
  async function colleagueOf(who: SignedIn, role: "bidder" | "viewer"): Promise<SignedIn> {
    const colleague = await market.aBuyer();
    await db
      .updateTable("company_users")
      .set({ company_id: await companyOf(market, who), status: "active", role })
      .where("user_id", "=", colleague.id)
      .execute();
    deps.bus.publish("session", { userId: colleague.id });
    return colleague;
  }
  const office = (
    kind: "pause" | "resume" | "withdraw",
    { id }: { id: number },
    reason = "Agreed by phone",
  ) => ask(auctions[kind], { params: { id }, body: { reason }, token: admin.token });
  return {
    ...sales,
    ...{
      lotT,
      tender,
      takeBack,
      own,
      bid,
      details,
      ledger,
      endAt,
      outcomeOf,
      freeOf,
      office,
      colleagueOf,
    },
  };
}
