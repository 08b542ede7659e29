import type { DB } from "../../../platform/db/db-types.ts";

/** By what of a person a row is found. */
export type By = "id" | "mobile" | "email" | "company" | "push";

export interface PersonalTable {
  /** The rows that are a person's: any of these columns is theirs. */
  readonly whose: readonly (readonly [column: string, by: By])[];
  /** And those that belong to a row of another table that is theirs. */
  readonly through?: readonly (readonly [column: string, table: keyof DB])[];
  /** The rows of theirs that are exported: a condition in SQL. */
  readonly shownWhere?: string;
  /** Says something of the person: exported, and removed at an erasure. */
  readonly personal?: readonly string[];
  /** About the row: exported with it. */
  readonly about?: readonly string[];
  /** Keys, hashes and whom of the office it concerns: never exported. */
  readonly secret?: readonly string[];
  /**
   * At an erasure: `rows` go, `columns` are emptied, the `company` takes them along when it is
   * erased, `stays` as the retention table says.
   */
  readonly erasure: "rows" | "columns" | "company" | "stays";
  /** The values of emptied columns instead of null. */
  readonly replaced?: Readonly<Record<string, string | boolean>>;
}

/** The tables of one subject, as a person's. */
export type PersonalTables = Partial<Record<keyof DB, PersonalTable>>;

export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const ofUser = [["user_id", "id"]] as const;
export const ofContact = [
  ["mobile", "mobile"],
  ["email", "email"],
] as const;
export const ofCompany = [["company_id", "company"]] as const;
