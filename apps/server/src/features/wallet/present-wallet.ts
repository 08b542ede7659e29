import { type Paise, rupees, type wallet } from "@rebale/contract";
import type { Balances } from "../money-entries/index.ts";
import type { Cover } from "./cover.store.ts";
import type { HoldRow } from "./holds.store.ts";

/**
 * Hours from a changed bank account to the first payout to it. Who takes over a login would change
 * the account and withdraw at once: its owner has time to see.
 */
export const COOLING_HOURS = 72;

const presentHold = ({
  lot_id,
  amount,
  until,
  ...rest
}: HoldRow): wallet.Wallet["holds"][number] => ({
  product_id: String(lot_id),
  title: rest.title,
  url: rest.url,
  why: rest.why,
  amount: rupees(amount as Paise),
  until: until?.toISOString() ?? null,
});

interface Beside {
  readonly cover: Cover;
  readonly holds: readonly HoldRow[];
  /** Null for who only bids for the company: the rest is not theirs to see. */
  readonly balances: Balances | null;
  readonly holder: string | null;
  readonly on: boolean;
  readonly gstSafe: boolean;
  readonly virtualAccount: wallet.Wallet["virtual_account"];
}

export function presentWallet({ cover, holds, balances, ...rest }: Beside): wallet.Wallet {
  const of = (account: keyof Balances) => rupees((balances?.[account] ?? 0) as Paise);
  return {
    deposit: rupees(cover.deposit),
    leading: rupees(cover.leading),
    free: rupees(cover.free),
    short: rupees(cover.short),
    held: of("held"),
    paid_in: of("paid_in"),
    proceeds: of("proceeds"),
    tax_held: of("tax_held"),
    leaving: of("leaving"),
    owed: of("owed"),
    holder: rest.holder,
    on: rest.on,
    gst_safe: rest.on && rest.gstSafe,
    virtual_account: rest.virtualAccount,
    holds: holds.map(presentHold),
    rules: { cooling_hours: COOLING_HOURS },
  };
}
