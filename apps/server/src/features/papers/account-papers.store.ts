import type { Insertable, Selectable } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import type { AccountPapers } from "../../platform/db/db-types.ts";

/** An account's fields about its business. */
export const PAPER_FIELDS = [
  "pan_number",
  "pan_image",
  "gst_number",
  "gst_image",
  "incorporated_on",
  "incorporation_image",
  "bank_name",
  "branch_name",
  "account_no",
  "ifsc",
] as const satisfies readonly (keyof AccountPapers)[];
type PaperField = (typeof PAPER_FIELDS)[number];
const isPaperField = (name: string): name is PaperField =>
  (PAPER_FIELDS as readonly string[]).includes(name);

export type NewAccountPapers = Partial<Pick<Insertable<AccountPapers>, PaperField>>;
export type GivenPapers = Pick<Selectable<AccountPapers>, PaperField>;

/** Values of an account, apart by the table that they stand in. */
export function splitPapers<T extends NewAccountPapers>(
  values: T,
): { readonly own: Omit<T, PaperField>; readonly papers: NewAccountPapers } {
  const isOf = ([name]: [string, unknown]) => isPaperField(name);
  const entries = Object.entries(values);
  return {
    own: Object.fromEntries(entries.filter((entry) => !isOf(entry))) as Omit<T, PaperField>,
    papers: Object.fromEntries(entries.filter(isOf)),
  };
}

/** Fields that are left out stay as they are. */
export async function writeAccountPapers(
  tx: Tx,
  userId: number,
  papers: NewAccountPapers,
): Promise<void> {
  const given = Object.entries(papers).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const values = Object.fromEntries(given);
  await tx
    .insertInto("account_papers")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}
