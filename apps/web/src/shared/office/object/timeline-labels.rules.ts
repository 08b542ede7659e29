import type { TimelineEntry } from "@rebale/contract/office/objects";
import { nameOfPaper } from "../../goods/paper-labels.rules.ts";
import { describeStep } from "../../goods/sale-labels.rules.ts";
import { kindName } from "./journal-kinds.rules.ts";

/** An entry of a timeline in the office's words. */

export interface Told {
  readonly what: string;
  readonly text: string | null;
}

const sentence = (words: string) =>
  words.charAt(0).toUpperCase() + words.slice(1).replaceAll("_", " ");

const ledger: Readonly<Record<string, string>> = {
  open: "Auction made",
  bid: "Bid",
  void: "Bid voided",
  close: "Auction closed",
  unseal: "Tenders opened",
  amend: "Corrigendum published",
};
/** Beside it stands a code, a count, or the commitment that the chain begins with. */
function besideLedger(what: string, text: string | null): string | null {
  if (what === "open") return null;
  if (what === "close") return text && sentence(text);
  return what === "unseal" ? `${text ?? 0} in all` : text;
}
const trucks: Readonly<Record<string, string>> = {
  booked: "Truck booked",
  in: "Truck came in",
  out: "Truck left",
  received: "Goods received",
};
export const barReasons: Readonly<Record<string, string>> = {
  buyer_defaulted: "Did not pay or lift what it had bought",
  seller_failed: "Did not keep a sale as its seller",
  owes_money: "Owes the market: a payment was taken back",
};

type Words = (entry: TimelineEntry) => Told;
const plain =
  (what: string): Words =>
  ({ text }) => ({ what, text });

const words: Readonly<Record<TimelineEntry["kind"], Words>> = {
  audit: ({ what, text }) => ({ what: sentence(what), text }),
  note: plain("Note"),
  message: ({ what, text }) => ({ what: what || "Message", text }),
  sale: ({ what, text }) => {
    const step = { move: what, by: "market", reason: text ?? "" } as Parameters<
      typeof describeStep
    >[0];
    const told = describeStep({ ...step, at: "", to: "paid" } as typeof step);
    return { what: told.what ?? sentence(what), text: told.reason };
  },
  money: ({ what }) => ({ what: kindName(what), text: null }),
  lot: plain("Lot submitted"),
  registered: ({ what }) => ({
    what: what === "account" ? "Account opened" : "Company entered",
    text: null,
  }),
  paper: ({ what }) => ({ what: `Paper sent: ${what}`, text: null }),
  authorisation: plain("Authorisation sent"),
  bar: ({ text }) => ({ what: "Barred from bidding", text: barReasons[text ?? ""] ?? text }),
  ledger: ({ what, text }) => ({
    what: ledger[what] ?? sentence(what),
    text: besideLedger(what, text),
  }),
  truck: ({ what, text }) => ({ what: trucks[what] ?? sentence(what), text }),
  invoice: (entry) => paper(entry),
  goods_paper: (entry) => paper(entry),
  claim: ({ what, text }) => ({ what: what === "made" ? "Claim made" : "Claim decided", text }),
  rating: ({ what, text }) => ({ what: `Rated by the ${what}`, text }),
  sign_in: plain("Signed in"),
};

const paper = ({ what, text }: TimelineEntry): Told => ({
  what: nameOfPaper[what as keyof typeof nameOfPaper] ?? sentence(what),
  text,
});

export const tellEntry = (entry: TimelineEntry): Told => words[entry.kind](entry);
