import type {
  Evidence,
  Irregularity,
  IrregularityRule,
  IrregularityStatus,
  ToldEvidence,
} from "@rebale/contract/irregularities";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";

export const ruleNames: Record<IrregularityRule, string> = {
  both_sides: "Bidder linked to the seller",
  always_second: "Always second to the same winner",
  voided_bids: "Bids voided repeatedly",
  crowded_address: "Many accounts, one address",
  new_country: "Login from a new country",
};

/** Shorter, for the filter. */
export const ruleTabs: Record<IrregularityRule, string> = {
  both_sides: "Linked to seller",
  always_second: "Always second",
  voided_bids: "Voided bids",
  crowded_address: "One address",
  new_country: "New country",
};

/** Each rule's aim, for those who review its findings. */
export const ruleLeads: Record<IrregularityRule, string> = {
  both_sides: "A seller and a bidder on the seller’s lots share a device, address, phone or bank.",
  always_second: "One account keeps coming second in auctions that another one wins.",
  voided_bids: "The office has voided this account’s bids several times.",
  crowded_address: "Accounts of different companies sign in from one address.",
  new_country: "This account has never signed in from this country before.",
};

export const statusNames: Record<IrregularityStatus | "all", string> = {
  open: "Open",
  dismissed: "Dismissed",
  acted: "Acted on",
  all: "All",
};

const COUNTRIES = new Intl.DisplayNames(["en-IN"], { type: "region" });
export const countryName = (code: string | null): string => (code && COUNTRIES.of(code)) || "";

const names: Record<Evidence["what"], string> = {
  device: "Same device",
  address: "Address",
  phone: "Same phone, ending in",
  bank_account: "Same bank account, ending in",
  auction: "Bid on",
  second: "Second on",
  void: "Bid voided on",
  account: "Account",
  country: "Login from",
};

/** One fact of the evidence as a name and what it says; a lot is linked beside it. */
export function describeFact(
  { what, value, account }: Evidence,
  accounts: Irregularity["accounts"],
): { name: string; value: string } {
  const name = names[what];
  if (what === "country") return { name, value: countryName(value) };
  if (what === "account")
    return {
      name,
      value: accounts.find(({ _id }) => _id === account)?.name ?? `Account ${account}`,
    };
  if (what === "void") return { name, value: value ? `“${value}”` : "" };
  return { name, value: value ?? "" };
}

/** The winner of a lot, at what price, and how far above the next. */
export function describeOutcome({
  winner,
  price,
  above_next,
}: NonNullable<ToldEvidence["outcome"]>): string {
  const above =
    above_next === null ? "nobody else bid" : `${rupeesExact(above_next)} above the next`;
  return `Won by ${winner.name} at ${rupeesExact(price)}, ${above}`;
}

/** The evidence in a line of the list. */
export function describeEvidence({ evidence }: { evidence: readonly Evidence[] }): string {
  const count = (what: Evidence["what"]) => evidence.filter((one) => one.what === what).length;
  const of = (n: number, one: string, many: string) => (n ? [`${n} ${n === 1 ? one : many}`] : []);
  const shared = [
    ...(count("device") ? ["same device"] : []),
    ...(count("phone") ? ["same phone"] : []),
    ...(count("bank_account") ? ["same bank account"] : []),
    ...(count("address") && !count("country") ? ["same address"] : []),
  ];
  const countries = evidence.filter(({ what }) => what === "country");
  const text = [
    ...shared,
    ...countries.map(({ value }) => countryName(value)),
    ...of(count("account"), "account", "accounts"),
    ...of(count("auction") + count("second"), "auction", "auctions"),
    ...of(count("void"), "voided bid", "voided bids"),
  ].join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
