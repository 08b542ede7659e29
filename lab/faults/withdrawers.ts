import { setTimeout as sleep } from "node:timers/promises";
import { aPdf } from "../../apps/server/test/a-pdf.ts";
import type { Bidder, Line } from "./bidder.ts";
import { ask } from "./calls.ts";
import type { Finance } from "./finance.ts";
import { answerOf } from "./payers.ts";

/** A withdrawal and what its owner was told. */
export interface Withdrawn {
  readonly bidder: string;
  /** Rupees. */
  readonly amount: number;
  /** The withdrawal's; null where it was refused or nobody answered. */
  readonly id: string | null;
  readonly answer: "done" | "refused" | null;
}

/** One who takes money out, and the account that it goes to. */
export interface Withdrawer extends Bidder {
  readonly account: string;
}

/** Between two withdrawals of one company, milliseconds at most. */
const PAUSE = 10_000;
const MAX = 400;
/** The share of withdrawals asked for that are taken back. */
const CANCELLED = 0.1;
/** Paisas by which the demo's bank fails a payout, or sends it back once it was done. */
const FAILS = 13;
const COMES_BACK = 17;

/** Each with an account of their company's that the office has accepted. */
export async function prepareWithdrawers(
  line: Line,
  { first }: Finance,
  owners: readonly Bidder[],
): Promise<Withdrawer[]> {
  const withdrawers: Withdrawer[] = [];
  for (const owner of owners) {
    const sent = await ask(line, owner, {
      method: "POST",
      path: "/company/bank-accounts",
      body: accountForm(),
    });
    const { _id: account } = (sent?.data ?? {}) as { _id?: string };
    const path = `/admin/money/bank-accounts/${account}`;
    const accepted = await ask(line, first, {
      ...{ method: "PATCH", path, body: { decision: "accept" } },
    });
    if (!account || accepted?.status !== 200)
      throw new Error(`No account of ${owner.bidder}: ${sent?.status}, ${accepted?.status}`);
    withdrawers.push({ ...owner, account });
  }
  return withdrawers;
}

function accountForm(): FormData {
  const form = new FormData();
  form.append("holder", "Asha Metals");
  form.append("account_no", "50100012345678");
  form.append("ifsc", "HDFC0000001");
  const paper = new Blob([new Uint8Array(aPdf())], { type: "application/pdf" });
  form.append("document", paper, "cheque.pdf");
  return form;
}

/** Asks for a part of the deposit again and again, and takes some of it back, until told to stop. */
export async function keepWithdrawing(
  line: Line,
  from: Withdrawer,
  { history, isOver }: { history: Withdrawn[]; isOver: () => boolean },
): Promise<void> {
  const path = "/wallet/withdrawals";
  while (!isOver()) {
    const amount = someAmount(line.random);
    const body = { amount, from: "deposit", bank_account_id: from.account };
    const reply = await ask(line, from, { method: "POST", path, body });
    const answer = answerOf(reply);
    const id = (answer === "done" && (reply?.data as { _id?: string } | undefined)?._id) || null;
    history.push({ bidder: from.bidder, amount, id, answer });
    if (id && line.random() < CANCELLED)
      await ask(line, from, { method: "DELETE", path: `${path}/${id}` });
    await sleep(line.random() * PAUSE);
  }
}

/** One in five ends badly at the bank. */
function someAmount(random: () => number): number {
  const kind = random();
  const paisas = kind < 0.1 ? FAILS : kind < 0.2 ? COMES_BACK : 20 + Math.floor(random() * 80);
  return 1 + Math.floor(random() * MAX) + paisas / 100;
}
