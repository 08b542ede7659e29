import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

export interface UserFacts {
  readonly company: {
    readonly id: number;
    readonly name: string;
    readonly role: string | null;
    readonly status: "active" | "asked" | "declined" | "removed";
    /** Paise. */
    readonly bid_limit: number | null;
  } | null;
  readonly last_sign_in: Date | null;
  readonly watches: number;
  readonly saved_searches: number;
}

/** What the page of a user shows beside the account. */
export async function readUserFacts(db: Db, id: number): Promise<UserFacts | undefined> {
  const { rows } = await sql<UserFacts>`
    select (select json_build_object('id', c.id, 'name', c.name, 'role', seat.role,
          'status', seat.status, 'bid_limit', seat.bid_limit)
        from company_users seat join companies c on c.id = seat.company_id
        where seat.user_id = ${id}) as company,
      (select max(at) from sign_ins where user_id = ${id}) as last_sign_in,
      (select count(*) from watches where user_id = ${id})::int as watches,
      (select count(*) from saved_searches where user_id = ${id})::int as saved_searches
    from users where id = ${id}`.execute(db);
  return rows[0];
}
