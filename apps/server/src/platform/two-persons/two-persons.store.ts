import type { Tx } from "../db/db.ts";
import type { Person } from "./two-persons.rules.ts";

/** The persons among these who are in the office now. */
export async function findPersons(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Person>> {
  const rows = await tx
    .selectFrom("office_people as o")
    .innerJoin("people as u", "u.id", "o.user_id")
    .leftJoin("second_factors as f", "f.user_id", "o.user_id")
    .select(["o.user_id as id", "o.since", "o.invited_by as invitedBy"])
    .select(["o.factor_reset_by as factorResetBy", "o.factor_reset_at as factorResetAt"])
    .select("f.confirmed_at as factorSince")
    .where("o.user_id", "in", ids)
    .where("u.status", "=", "active")
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
