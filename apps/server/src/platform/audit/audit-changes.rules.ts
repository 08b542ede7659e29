/** Old and new values, for an entry of the audit. */

type Row = Readonly<Record<string, unknown>>;

/** Only the fields that differ; null where nothing does. */
export function changesOf(before: Row, after: Row): { before: Row; after: Row } | null {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (names.length === 0) return null;
  const only = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/** A member's own data: enough to tell one value from another, too little to use it. */
export const masked = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, maskedValue(value)]));

const SHOWN = 4;
const maskedValue = (value: unknown): unknown => {
  if (typeof value !== "string" || value === "") return value ?? null;
  return value.length > 2 * SHOWN ? `•••${value.slice(-SHOWN)}` : "•••";
};

/** Fields that stand in no entry whole, whoever writes it. */
const NEVER_WHOLE = new Set(["account_no", "gate_contact"]);

/**
 * Details without whole bank accounts and the phones of gates: the last digits tell one from
 * another.
 */
export const withoutAccounts = (details: object): object =>
  JSON.parse(
    JSON.stringify(details, function (this: Row, key, value: unknown) {
      const isAccount = NEVER_WHOLE.has(key) || (key === "number" && this.kind === "bank");
      return isAccount ? maskedValue(value) : value;
    }),
  );
