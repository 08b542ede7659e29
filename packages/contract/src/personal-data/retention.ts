/** How long what is kept: the one table, read by the sweep, the members' page and the office. */

export interface Retained {
  readonly kind: string;
  /** Days; null where it is not counted from one event. */
  readonly days: number | null;
  /** Whether a job removes it then; what is not swept ends with something else. */
  readonly swept: boolean;
  /** The source of the duty: a law and its section, or the market's own rule. */
  readonly source: string;
  /** Whether an adviser has confirmed it. */
  readonly confirmed: boolean;
}

/** YYYY-MM-DD: on which day the table was last gone through. */
export const RETENTION_AS_OF = "2026-11-29";

const YEAR = 365;
const OWN = "own rule";
const LOGS = "DPDP Rules 2025, rule 6(1)(e): logs for one year";

export const RETENTION = [
  { kind: "account", days: null, swept: false, source: "DPDP Act 2023, s. 8(7)", confirmed: false },
  { kind: "sessions", days: 30, swept: true, source: OWN, confirmed: true },
  { kind: "codes", days: 1, swept: true, source: OWN, confirmed: true },
  { kind: "wrong_guesses", days: 7, swept: true, source: OWN, confirmed: true },
  { kind: "devices", days: YEAR, swept: true, source: OWN, confirmed: true },
  { kind: "sign_ins", days: YEAR, swept: true, source: LOGS, confirmed: false },
  { kind: "messages", days: YEAR, swept: true, source: OWN, confirmed: true },
  { kind: "webhooks", days: 30, swept: true, source: OWN, confirmed: true },
  { kind: "notifications", days: YEAR, swept: true, source: OWN, confirmed: true },
  {
    kind: "enquiries",
    days: 3 * YEAR,
    swept: true,
    source: "Limitation Act 1963, article 55: three years",
    confirmed: false,
  },
  { kind: "drivers", days: 180, swept: true, source: OWN, confirmed: true },
  { kind: "visitors", days: 180, swept: true, source: OWN, confirmed: true },
  { kind: "drafts", days: 180, swept: true, source: OWN, confirmed: true },
  {
    kind: "trade",
    days: 8 * YEAR,
    swept: false,
    source: "Companies Act 2013, s. 128(5); CGST Act 2017, s. 36",
    confirmed: false,
  },
  {
    kind: "ledger",
    days: null,
    swept: false,
    source: OWN,
    confirmed: true,
  },
  { kind: "audit", days: null, swept: false, source: LOGS, confirmed: false },
  {
    kind: "irregularities",
    days: 3 * YEAR,
    swept: true,
    source: "DPDP Act 2023, s. 17(1), clause c: prevention of offences",
    confirmed: false,
  },
  {
    kind: "consents",
    days: null,
    swept: false,
    source: "DPDP Act 2023, s. 6(10): consent must be proven",
    confirmed: false,
  },
  {
    kind: "erasures",
    days: 3 * YEAR,
    swept: true,
    source: "Limitation Act 1963, article 55: three years",
    confirmed: false,
  },
] as const satisfies readonly Retained[];

export type RetentionKind = (typeof RETENTION)[number]["kind"];

/** Days that something is kept; for what the sweep removes. */
export const daysKept = (kind: RetentionKind): number | null =>
  RETENTION.find((row) => row.kind === kind)?.days ?? null;
