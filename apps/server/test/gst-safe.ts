import { feePlans, type taxHolds as holds, payments, taxHolds } from "@rebale/contract";
import { gstinCheckCharacter } from "@rebale/contract/values/gstin";
import { sweepSettlements } from "../src/features/settlement/index.ts";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";
import { bringing, type InvoiceIn2b, json2b, type Of2b } from "./gstr2b.ts";
import { truckLeft } from "./left-trucks.ts";
import { closeOfL, salesOf } from "./market-sales.ts";
import { moneyOf } from "./money.ts";
import { trucksOf } from "./trucks.ts";

export const SUPPLIER = "27BBBBB0000B1ZX";
const withCheck = (gstin: string) => gstin + gstinCheckCharacter(gstin);
const DAY = 86_400_000;

export interface GstSafeSale {
  readonly id: string;
  readonly buyer: SignedIn;
  readonly gstin: string;
  readonly trip: string;
  readonly lotId: number;
}

/** Lot G of the acceptance: 12,000 kg at 93, whose GST is tied for 75 days. */
export async function gstSafeSales(market: Market) {
  const { ask, db, deps } = market;
  const [seller, admin] = [await market.aSeller(), await market.anAdmin()];
  const sales = salesOf(market, seller, admin.id);
  const { aSite } = trucksOf(market);
  await sales.registerSeller();
  await ask(feePlans.add, {
    token: admin.token,
    body: { side: "seller", percent: 0.5, valid_from: "2026-01-01" },
  });
  await ask(payments.changeMoneySettings, { token: admin.token, body: { gst_safe: true } });

  /** People stay signed in. */
  async function setTime(at: Date): Promise<void> {
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date("2027-12-31") })
      .execute();
    for (const { id } of await db.selectFrom("users").select("id").execute())
      deps.bus.publish("session", { userId: id });
    await market.setTime(at);
  }
  /** Days after the close, which is the paper's day. */
  const day = (days: number) => setTime(new Date(closeOfL.getTime() + days * DAY));

  let buyers = 0;
  async function aRegisteredBuyer(): Promise<{ buyer: SignedIn; gstin: string }> {
    const buyer = await sales.aBuyerWith(2_500_000);
    const gstin = withCheck(`24AABFG${String(1000 + ++buyers)}K1Z`);
    await aSite(buyer, { gstin });
    return { buyer, gstin };
  }
  /** Sold at 93, paid, and with its first truck of 7,440 kg out. */
  async function sold(
    over: {
      terms?: object;
      by?: { buyer: SignedIn; gstin: string };
      kilograms?: number;
      material?: string;
    } = {},
  ): Promise<GstSafeSale> {
    const { buyer, gstin } = over.by ?? (await aRegisteredBuyer());
    const terms = { tax_hold_days: 75, ...over.terms };
    const { material } = over;
    const { id, lotId } = await sales.sold([[buyer, 93]], {
      ...{ kilograms: 12_000, marketValue: 92, terms, ...(material && { material }) },
    });
    const { due } = await sales.sale(id, buyer);
    await sales.pay(id, buyer, due);
    const trip = await truckLeft(market, id, over.kilograms ?? 7440);
    return { id, buyer, gstin, trip, lotId };
  }
  const release = () => sweepSettlements(deps);
  const sellerCompany = await companyOf(market, seller);
  const money = (of?: SignedIn) =>
    of ? companyOf(market, of).then((id) => moneyOf(market, id)) : moneyOf(market, sellerCompany);
  async function holdOf({ id }: Pick<GstSafeSale, "id">, by: SignedIn = seller) {
    const [hold] = (await sales.sale(id, by)).tax_holds;
    if (!hold) throw new Error(`sale ${id} has no hold`);
    return hold;
  }
  /** Its invoice as a 2B shows it. */
  async function invoiceOf(sale: GstSafeSale, over: Partial<InvoiceIn2b> = {}) {
    const { number, dated } = await holdOf(sale);
    const [y, m, d] = dated.split("-");
    return {
      ...{ ctin: SUPPLIER, inum: number, dt: `${d}-${m}-${y}` },
      ...{ igst: 124_545.6, txval: 691_920, val: 832_794.91, ...over },
    };
  }
  const bring = (sale: GstSafeSale, of: Omit<Of2b, "gstin"> = {}) =>
    bringing(market, sale.buyer)(json2b({ gstin: sale.gstin, ...of }));
  const confirm = (hold: string, by: Pick<SignedIn, "token">) =>
    ask(taxHolds.confirm, { params: { id: hold }, token: by.token });
  return {
    ...{ seller, admin, sales, setTime, day, aRegisteredBuyer, sold, release, money, holdOf },
    ...{ invoiceOf, bring, confirm, sellerCompany, closeOfL },
  };
}
export type Hold = holds.TaxHold;
