import { dateTime, rupees } from "../../../lib/formatting.ts";

/** Amounts stand in the record as the house keeps them, in paise. */
const money = new Set(["market_value", "reserve_price", "bid_increment", "amount"]);
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
const words = (name: string) => name.replace(/_/g, " ").replace(/^./, (c) => c.toUpperCase());

function written(name: string, value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (money.has(name) && typeof value === "number") return rupees(value / 100);
  if (isTime(value)) return `${dateTime(value)}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What was written into a page of the site is long: its beginning tells which it was. */
const MOST_SHOWN = 160;
const shortened = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;

const facts = (found: object) =>
  Object.entries(found).map(([name, value]) => ({
    name: words(name),
    value: shortened(written(name, value)),
  }));

/**
 * The record's details as names and values that a person reads; text that is no object is shown as
 * it is.
 */
export function auditDetails(details: string): { name: string; value: string }[] {
  try {
    const found: unknown = JSON.parse(details);
    if (typeof found !== "object" || found === null)
      return [{ name: "Details", value: String(found) }];
    if (!isChange(found)) return facts(found);
    const { before, after, ...others } = found;
    const changes = Object.keys(after).map((name) => ({
      name: words(name),
      value: `${written(name, before[name])} → ${written(name, after[name])}`,
    }));
    return [...changes, ...facts(others)];
  } catch {
    return details ? [{ name: "Details", value: details }] : [];
  }
}
