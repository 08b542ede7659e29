import type { Transfer, Withdrawal } from "@rebale/contract/banking";
import type { CompanyAccount } from "@rebale/contract/journal/accounts";
import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";
import { date, dateTime, lastDay } from "../../lib/formatting/formatting.ts";

type Hold = Wallet["holds"][number];

/** Why a part of the deposit is not free, and what becomes of it. */
export const holdReasons: Readonly<Record<Hold["why"], string>> = {
  leading: t`You lead. It is free again when you are outbid.`,
  tender: t`Your tender is sealed. It is free again when it is opened, unless you lead.`,
  awaiting: t`The seller is deciding. It is free again if they decline.`,
  award: t`You won. It counts towards the price.`,
};

/** Until when it is held, or since when it is overdue; nothing where no day is known. */
export function holdUntil({ why, until }: Pick<Hold, "why" | "until">, now: number): string {
  if (until === null) return "";
  if (why === "leading" || why === "tender") return t`Auction ends ${dateTime(until)}`;
  if (why === "awaiting") return t`Answer by ${dateTime(until)}`;
  // A midnight ends the day before it.
  const day = lastDay(until);
  return Date.parse(until) <= now ? t`Overdue: was to be paid by ${day}` : t`Pay by ${day}`;
}

export const accountNames: Readonly<Record<CompanyAccount, string>> = {
  deposit: t`Deposit`,
  held: t`Held for sales`,
  paid_in: t`Paid for sales`,
  proceeds: t`Proceeds`,
  tax_held: t`Kept for GST`,
  leaving: t`On its way to the bank`,
  owed: t`Owed to the market`,
};

/** How it stands: something to wait for, well, or not. */
type Tone = "wait" | "good" | "bad" | "plain";
interface Standing {
  readonly words: string;
  readonly tone: Tone;
}

/** Where a withdrawal stands. */
export const withdrawalStates: Readonly<Record<Withdrawal["state"], Standing>> = {
  asked: { words: t`Waits for our team`, tone: "wait" },
  approved: { words: t`Approved by one person, waits for a second`, tone: "wait" },
  released: { words: t`Goes to the bank`, tone: "wait" },
  sent: { words: t`On its way`, tone: "wait" },
  done: { words: t`Paid out`, tone: "good" },
  failed: { words: t`Failed: the money is back`, tone: "bad" },
  reversed: { words: t`The bank sent it back: the money is here again`, tone: "bad" },
  refused: { words: t`Refused: the money is back`, tone: "bad" },
  cancelled: { words: t`Cancelled by you`, tone: "plain" },
};

/** Where a transfer stands that the company told of. */
export const transferStates: Readonly<Record<Transfer["state"], Standing>> = {
  claimed: { words: t`Waits for the bank’s statement`, tone: "wait" },
  matched: { words: t`Credited`, tone: "good" },
  mismatched: { words: t`The bank shows something else: our team is looking`, tone: "bad" },
  unknown: { words: t`Our team is looking`, tone: "wait" },
  returned: { words: t`Sent back`, tone: "plain" },
  refused: { words: t`Not found at the bank`, tone: "bad" },
};

interface Payee {
  readonly status: "waiting" | "accepted" | "refused";
  readonly usable_from: string | null;
  readonly objected_at: string | null;
}

/** Whether money can be paid to an account of the company's, and from when on. */
export function accountStanding(
  { status, usable_from, objected_at }: Payee,
  now: number,
): Standing {
  if (status === "refused") return { words: t`Refused`, tone: "bad" };
  if (status === "waiting" && objected_at !== null)
    return { words: t`On hold: an owner says that it is not theirs`, tone: "bad" };
  if (status === "waiting" || usable_from === null)
    return { words: t`Our team is checking it`, tone: "wait" };
  if (Date.parse(usable_from) <= now) return { words: t`Ready`, tone: "good" };
  return { words: t`Checked; ready from ${dateTime(usable_from)}`, tone: "wait" };
}

/** In a list to choose from: HDFC Bank, ••1234. */
export const accountName = ({
  bank,
  ifsc,
  last4,
}: {
  readonly bank: string | null;
  readonly ifsc: string;
  readonly last4: string;
}): string => `${bank ?? ifsc} ••${last4}`;

export const dayText = (day: string): string => date(`${day} 00:00:00`);
