import { payments } from "@rebale/contract";
import { type Paise, rupees } from "@rebale/contract/values/money";
import { balancesOf } from "../src/features/money-entries/index.ts";
import type { Market, SignedIn } from "./app.ts";
import { companyOf, setCompanyStatus } from "./authorised.ts";
import { RAZORPAY, startRazorpay } from "./razorpay.ts";

/** A stand-in of Razorpay, and what a market needs to use it. */
export async function aRazorpay() {
  const razorpay = await startRazorpay();
  const env = {
    PAYMENT_GATEWAY: "razorpay",
    PAYMENT_KEY_ID: RAZORPAY.keyId,
    PAYMENT_KEY_SECRET: RAZORPAY.keySecret,
    PAYMENT_WEBHOOK_SECRETS: RAZORPAY.webhookSecrets.join(" "),
    PAYMENT_URL: razorpay.url,
    PAYMENT_PAYOUT_ACCOUNT: "7878780080316316",
    PAYMENT_HOLDER: "Test bank",
  };
  return { razorpay, env };
}

/** The owner says that money moves through the market. */
export async function turnMoneyOn(market: Pick<Market, "ask" | "anAdmin">): Promise<void> {
  const { token } = await market.anAdmin();
  await market.ask(payments.changeMoneySettings, { token, body: { on: true } });
}

export type Payer = SignedIn & { readonly companyId: number };

/** Owns a company that the office has verified. */
export async function aPayer(market: Market): Promise<Payer> {
  const buyer = await market.aBuyer();
  const companyId = await companyOf(market, buyer);
  await setCompanyStatus(market, companyId, "verified");
  return { ...buyer, companyId };
}

/** A company's balances, in rupees. */
export async function moneyOf({ db }: Pick<Market, "db">, companyId: number) {
  const balances = await balancesOf(db, companyId);
  return Object.fromEntries(
    Object.entries(balances).map(([account, paise]) => [account, rupees(paise)]),
  ) as Record<keyof typeof balances, number>;
}

/** The sum of one of the market's own accounts, in rupees: a debit above zero. */
export async function marketMoney({ db }: Pick<Market, "db">, kind: string): Promise<number> {
  const { sum } = await db
    .selectFrom("journal_lines as l")
    .innerJoin("accounts as a", "a.id", "l.account_id")
    .where("a.kind", "=", kind)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("l.amount"), eb.val("0")).as("sum"))
    .executeTakeFirstOrThrow();
  return rupees(Number(sum) as Paise);
}
