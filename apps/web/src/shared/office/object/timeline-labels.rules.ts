import type { TimelineEntry } from "@rebale/contract/office/objects";
import { t } from "ttag";
import { nameOfPaper } from "../../goods/paper-labels.rules.ts";
import { describeStep } from "../../goods/sale-labels.rules.ts";
import { companyPapers } from "../code-names.rules.ts";
import { channelNames } from "../message-labels.rules.ts";
import { kindName } from "./journal-kinds.rules.ts";

/** An entry of a timeline in the office's words. */

export interface Told {
  readonly what: string;
  readonly text: string | null;
}

const sentence = (words: string) =>
  words.charAt(0).toUpperCase() + words.slice(1).replaceAll("_", " ");

const ledger: Readonly<Record<string, string>> = {
  open: t`Auction made`,
  bid: t`Bid`,
  void: t`Bid voided`,
  close: t`Auction closed`,
  unseal: t`Tenders opened`,
  amend: t`Corrigendum published`,
};
/** Beside it stands a code, a count, or the commitment that the chain begins with. */
function besideLedger(what: string, text: string | null): string | null {
  if (what === "open") return null;
  if (what === "close") return text && sentence(text);
  return what === "unseal" ? t`${text ?? 0} in all` : text;
}
const trucks: Readonly<Record<string, string>> = {
  booked: t`Truck booked`,
  in: t`Truck came in`,
  out: t`Truck left`,
  received: t`Goods received`,
};
export const barReasons: Readonly<Record<string, string>> = {
  buyer_defaulted: t`Did not pay or lift what it had bought`,
  seller_failed: t`Did not keep a sale as its seller`,
  owes_money: t`Owes the market: a payment was taken back`,
};

const papers: Readonly<Record<string, string>> = companyPapers;
const channels: Readonly<Record<string, string>> = channelNames;
const ends: Readonly<Record<string, string>> = {
  shown: t`not sent (demo)`,
  waiting: t`queued`,
  sent: t`sent`,
  failed: t`failed`,
};
/** `mail a@b.in shown`, one of each way that it went. */
const sentText = (ways: string): string =>
  ways
    .split(" · ")
    .map((way) => {
      const [channel = "", ...others] = way.split(" ");
      const end = others.pop() ?? "";
      return t`${channels[channel] ?? channel} to ${others.join(" ")}, ${ends[end] ?? end}`;
    })
    .join(" · ");

type Words = (entry: TimelineEntry) => Told;
const plain =
  (what: string): Words =>
  ({ text }) => ({ what, text });

const words: Readonly<Record<TimelineEntry["kind"], Words>> = {
  audit: ({ what, text }) => ({ what: sentence(what), text }),
  note: plain(t`Note`),
  message: ({ what, text }) => ({ what: what || t`Message`, text: text && sentText(text) }),
  sale: ({ what, text }) => {
    const step = { move: what, by: "market", reason: text ?? "" } as Parameters<
      typeof describeStep
    >[0];
    const told = describeStep({ ...step, at: "", to: "paid" } as typeof step);
    return { what: told.what ?? sentence(what), text: told.reason };
  },
  money: ({ what }) => ({ what: kindName(what), text: null }),
  lot: plain(t`Lot submitted`),
  registered: ({ what }) => ({
    what: what === "account" ? t`Account opened` : t`Company entered`,
    text: null,
  }),
  paper: ({ what }) => ({ what: t`Paper sent: ${papers[what] ?? what}`, text: null }),
  authorisation: plain(t`Authorisation sent`),
  bar: ({ text }) => ({ what: t`Barred from bidding`, text: barReasons[text ?? ""] ?? text }),
  ledger: ({ what, text }) => ({
    what: ledger[what] ?? sentence(what),
    text: besideLedger(what, text),
  }),
  truck: ({ what, text }) => ({ what: trucks[what] ?? sentence(what), text }),
  invoice: (entry) => paper(entry),
  goods_paper: (entry) => paper(entry),
  claim: ({ what, text }) => ({ what: what === "made" ? t`Claim made` : t`Claim decided`, text }),
  rating: ({ what, text }) => ({
    what: what === "buyer" ? t`Rated by the buyer` : t`Rated by the seller`,
    text,
  }),
  sign_in: plain(t`Signed in`),
};

const paper = ({ what, text }: TimelineEntry): Told => ({
  what: nameOfPaper[what as keyof typeof nameOfPaper] ?? sentence(what),
  text,
});

export const tellEntry = (entry: TimelineEntry): Told => words[entry.kind](entry);
