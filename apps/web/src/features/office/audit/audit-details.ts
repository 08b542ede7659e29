import { t } from "ttag";
import { dateTime, rupees } from "../../../lib/formatting/formatting.ts";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { changedPassage } from "./changed-passage.rules.ts";

/** Amounts stand in the record as the house keeps them, in paise. */
const money = new Set([
  ...["market_value", "reserve_price", "bid_increment", "listed_price", "asking_price"],
  ...["amount", "highest_bid", "bid_limit", "bidLimit", "counter_offer", "offer_amount"],
]);
/** And weights in grams, quantities in thousandths. */
const thousandths = new Set(["quantity_milli"]);
const grams = new Set(["weight_grams", "capacity_grams"]);
const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value);
interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}
const isChange = (found: object): found is Change =>
  "before" in found &&
  typeof found.before === "object" &&
  found.before !== null &&
  "after" in found &&
  typeof found.after === "object" &&
  found.after !== null;
const words = (name: string) =>
  name
    .replace(/_(milli|grams)$/, "")
    .replace(/_/g, " ")
    .replace(/^./, (c) => c.toUpperCase());
const CODE = /^[a-z]+(_[a-z]+)+$/;

function written(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return t`none`;
  if (typeof value === "boolean") return value ? t`yes` : t`no`;
  if (typeof value === "number") return numbered(name, value);
  if (isTime(value)) return dateTime(value);
  if (Array.isArray(value)) return value.map((each) => written("", each)).join("; ") || t`none`;
  if (typeof value === "object") return listed(value);
  return CODE.test(String(value)) ? String(value).replaceAll("_", " ") : String(value);
}

function numbered(name: string, value: number): string {
  if (money.has(name)) return rupees(value / 100);
  if (thousandths.has(name)) return String(value / 1000);
  return grams.has(name) ? t`${value / 1000} kg` : String(value);
}

/** `bank: The photo is blurred`, `Status: pending, Q: copper`. */
function listed(value: object): string {
  const { path, msg, ...others } = value as Record<string, unknown>;
  if (typeof msg === "string") return path ? `${written("", path)}: ${msg}` : msg;
  const all = path === undefined ? others : { path, ...others };
  return (
    Object.entries(all)
      .filter(([, of]) => of !== null && of !== undefined && of !== "")
      .map(([name, of]) => `${words(name)}: ${written(name, of)}`)
      .join(", ") || t`none`
  );
}

/** Text of the site's pages is long: its beginning tells which it was. */
const MAX_SHOWN = 160;
/** The beginning of a text that is folded; null where it is short. */
export const beginningOf = (text: string): string | null =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : null;

const facts = (found: object) =>
  Object.entries(found).map(([name, value]) => ({
    name: words(name),
    value: written(name, value),
  }));

/** One field's change; of a long text, beside the whole, what differs. */
function changed(name: string, before: unknown, after: unknown): Fact {
  const [was, is] = [written(name, before), written(name, after)];
  const fact = { name: words(name), value: `${was} → ${is}` };
  if (!before || !after || beginningOf(fact.value) === null) return fact;
  return { ...fact, brief: changedPassage(withoutTags(was), withoutTags(is)).join(" → ") };
}

/** A page's text as it is read; nothing is left of tags. */
const withoutTags = (text: string) =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

interface Fact {
  readonly name: string;
  readonly value: string;
  /** In place of a beginning, where the whole is folded. */
  readonly brief?: string;
}

/**
 * The record's details as names and values that a person reads; text that is no object is shown as
 * it is.
 */
export function auditDetails(details: string): Fact[] {
  try {
    const found: unknown = JSON.parse(details);
    if (typeof found !== "object" || found === null)
      return [{ name: t`Details`, value: String(found) }];
    if (!isChange(found)) return facts(found);
    const { before, after, ...others } = found;
    const changes = Object.keys(after).map((name) => changed(name, before[name], after[name]));
    return [...changes, ...facts(others)];
  } catch {
    return details ? [{ name: t`Details`, value: details }] : [];
  }
}

interface About {
  readonly lot_id: string | null;
  readonly company_id: string | null;
  readonly user_id: string | null;
}
/** Where what an entry is about is shown; null where it has no page. */
export function placeOfSubject({ lot_id, company_id, user_id }: About): string | null {
  if (lot_id) return placeOf("lot", lot_id);
  if (company_id) return placeOf("company", company_id);
  return user_id && placeOf("user", user_id);
}
