import { hash } from "node:crypto";
import { banking, type Paise } from "@rebale/contract";
import { postEntries } from "../src/features/journal/index.ts";
import { entryFor } from "../src/features/money-entries/index.ts";
import {
  GatewayAway,
  type Gateways,
  type PaymentGateway,
  type Payout,
} from "../src/features/payments/index.ts";
import { aPdf } from "./a-pdf.ts";
import type { Market, SignedIn } from "./app.ts";
import { aPayer, type Payer } from "./money.ts";

export const rs = (rupees: number) => Math.round(rupees * 100) as Paise;
let count = 0;
/** Nobody else has it. */
export const aUtr = (): string => `AXIS${String(++count).padStart(12, "0")}`;

/** The owner of a verified company with a deposit, in rupees. */
export async function aDepositor(
  market: Market,
  deposit = 0,
  of: "deposit" | "proceeds" = "deposit",
): Promise<Payer> {
  const payer = await aPayer(market);
  if (deposit > 0) await aTopUp(market, payer.companyId, deposit, of);
  return payer;
}

/** Money that came in through a gateway. */
export async function aTopUp(
  { db }: Pick<Market, "db">,
  companyId: number,
  rupees: number,
  of: "deposit" | "proceeds" = "deposit",
): Promise<void> {
  const payment = { gateway: "rzp", paymentId: `pay_${++count}`, amount: rs(rupees) };
  const entry = entryFor({ kind: "top_up", companyId, ...payment });
  if (!entry) throw new Error("Nothing to enter");
  const lines = entry.lines.map((l) => (l.kind === "deposit" ? { ...l, kind: of } : l));
  await db
    .transaction()
    .execute((tx) =>
      postEntries(tx, [{ ...entry, lines: lines as typeof entry.lines, actorId: null, cause: {} }]),
    );
}

/** An account that the office has accepted; its id. */
export async function aBankAccount(
  market: Market,
  owner: SignedIn,
  finance: SignedIn,
  accept = true,
): Promise<string> {
  const fields = { holder: "Asha Metals", account_no: "50100012345678", ifsc: "HDFC0000001" };
  const files = [{ field: "document", name: "cheque.pdf", bytes: aPdf() }];
  const { body } = await market.send(banking.addBankAccount, owner.token, files, fields);
  const id = body.data._id;
  if (accept)
    await market.ask(banking.reviewBankAccount, {
      token: finance.token,
      params: { id },
      body: { decision: "accept" },
    });
  return id;
}

export interface Row {
  readonly day: string;
  readonly utr?: string;
  readonly words?: string;
  /** Rupees: in above zero, out below. */
  readonly amount: number;
}

/** A bank's statement as CSV, its balances counted on from `opening`. */
export function aStatement(opening: number, rows: readonly Row[]): string {
  let balance = rs(opening);
  // As companies of tests are called: the bank names who paid.
  const lines = rows.map(({ day, utr = "", words = "NEFT CR-ASHA BUYER", amount }) => {
    balance = (balance + rs(amount)) as Paise;
    const [debit, credit] = amount < 0 ? [(-amount).toFixed(2), ""] : ["", amount.toFixed(2)];
    return [day, utr, words, debit, credit, (balance / 100).toFixed(2)].join(",");
  });
  return ["date,utr,description,debit,credit,balance", ...lines, ""].join("\n");
}

/** A gateway as the demo's is: paisas of .13 fail, those of .17 come back once they were done. */
export function aGateway() {
  const asked: string[] = [];
  const payouts = new Map<string, { amount: Paise; looks: number }>();
  let away: "no" | "before" | "after" = "no";
  const stateOf = (id: string): Payout => {
    const payout = payouts.get(id);
    if (!payout) throw new Error(`No payout ${id}`);
    payout.looks += 1;
    const paisas = payout.amount % 100;
    const state =
      payout.looks === 1
        ? "processing"
        : paisas === 13
          ? "failed"
          : paisas === 17 && payout.looks > 2
            ? "reversed"
            : "processed";
    const utr = `DEMO${hash("md5", id).slice(0, 12)}`;
    return {
      ...{ gatewayId: `pout_${id.slice(0, 8)}`, state },
      ...{ utr: state === "processed" || state === "reversed" ? utr : null },
      reason: state === "failed" ? "The account is closed" : null,
    };
  };
  const gateway = {
    name: "demo",
    async createPayout({ id, amount, accountNo }) {
      if (away === "before") throw new GatewayAway();
      asked.push(`${id} ${accountNo}`);
      if (!payouts.has(id)) payouts.set(id, { amount, looks: 0 });
      if (away === "after") throw new GatewayAway();
      return stateOf(id);
    },
    async findPayout(id) {
      if (away === "before") throw new GatewayAway();
      return payouts.has(id) ? stateOf(id) : null;
    },
  } as Pick<PaymentGateway, "name" | "createPayout" | "findPayout"> as PaymentGateway;
  const of = (name: string) => (name === gateway.name ? gateway : null);
  return {
    gateways: { begins: gateway, of, all: [gateway] } as Gateways,
    /** Ids of payouts that were asked for, each with the account's number. */
    asked,
    /** It does not answer: before anything is done, or after. */
    goAway: (when: typeof away) => {
      away = when;
    },
  };
}
