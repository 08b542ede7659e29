import type {
  Evidence,
  Irregularity,
  IrregularityRule,
  IrregularityStatus,
  ToldEvidence,
} from "@rebale/contract/irregularities";
import { t } from "ttag";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { language, TAGS } from "../../../lib/language/language.ts";

export const ruleNames: Record<IrregularityRule, string> = {
  both_sides: t`Bidder linked to the seller`,
  always_second: t`Always second to the same winner`,
  voided_bids: t`Bids voided repeatedly`,
  crowded_address: t`Many accounts, one address`,
  new_country: t`Login from a new country`,
};

/** Shorter, for the filter. */
export const ruleTabs: Record<IrregularityRule, string> = {
  both_sides: t`Linked to seller`,
  always_second: t`Always second`,
  voided_bids: t`Voided bids`,
  crowded_address: t`One address`,
  new_country: t`New country`,
};

/** Each rule's aim, for those who review its findings. */
export const ruleLeads: Record<IrregularityRule, string> = {
  both_sides: t`A seller and a bidder on the seller’s lots share a device, address, phone or bank.`,
  always_second: t`One account keeps coming second in auctions that another one wins.`,
  voided_bids: t`The office has voided this account’s bids several times.`,
  crowded_address: t`Accounts of different companies sign in from one address.`,
  new_country: t`This account has never signed in from this country before.`,
};

export const statusNames: Record<IrregularityStatus | "all", string> = {
  open: t`Open`,
  dismissed: t`Dismissed`,
  acted: t`Acted on`,
  all: t`All`,
};

const COUNTRIES = new Intl.DisplayNames([TAGS[language]], { type: "region" });
export const countryName = (code: string | null): string => (code && COUNTRIES.of(code)) || "";

const names: Record<Evidence["what"], string> = {
  device: t`Same device`,
  address: t`Address`,
  phone: t`Same phone, ending in`,
  bank_account: t`Same bank account, ending in`,
  auction: t`Bid on`,
  second: t`Second on`,
  void: t`Bid voided on`,
  account: t`Account`,
  country: t`Login from`,
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
      value: accounts.find(({ _id }) => _id === account)?.name ?? t`Account ${account}`,
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
    above_next === null ? t`nobody else bid` : t`${rupeesExact(above_next)} above the next`;
  return t`Won by ${winner.name} at ${rupeesExact(price)}, ${above}`;
}

/** The evidence in a line of the list. */
export function describeEvidence({ evidence }: { evidence: readonly Evidence[] }): string {
  const count = (what: Evidence["what"]) => evidence.filter((one) => one.what === what).length;
  const of = (n: number, one: string, many: string) => (n === 0 ? [] : [n === 1 ? one : many]);
  const [accounts, voids] = [count("account"), count("void")];
  const auctions = count("auction") + count("second");
  const shared = [
    ...(count("device") ? [t`same device`] : []),
    ...(count("phone") ? [t`same phone`] : []),
    ...(count("bank_account") ? [t`same bank account`] : []),
    ...(count("address") && !count("country") ? [t`same address`] : []),
  ];
  const countries = evidence.filter(({ what }) => what === "country");
  const text = [
    ...shared,
    ...countries.map(({ value }) => countryName(value)),
    ...of(accounts, t`1 account`, t`${accounts} accounts`),
    ...of(auctions, t`1 auction`, t`${auctions} auctions`),
    ...of(voids, t`1 voided bid`, t`${voids} voided bids`),
  ].join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
