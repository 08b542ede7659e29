import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { personalTables } from "./columns/personal-columns.ts";
import type { By, PersonalTable } from "./columns/personal-table.ts";

/** A person, by everything that rows of theirs are found by. */
export interface Person {
  readonly id: number;
  readonly type: string;
  readonly name: string;
  readonly mobile: string | null;
  /** One that is proven; another may be somebody else's. */
  readonly email: string | null;
  /** The company they act for now. */
  readonly companyId: number | null;
  readonly companyRole: string | null;
  readonly erasedAt: Date | null;
}

export const findPerson = (db: Db, id: number): Promise<Person | undefined> =>
  db
    .selectFrom("people as users")
    .leftJoin("company_people as seat", (join) =>
      join.onRef("seat.user_id", "=", "users.id").on("seat.status", "=", "active"),
    )
    .select(["users.id", "users.type", "users.name", "users.mobile"])
    .select(sql<string | null>`case when email_verified_at is not null then email end`.as("email"))
    .select(["seat.company_id as companyId", "seat.role as companyRole"])
    .select("users.erased_at as erasedAt")
    .where("users.id", "=", id)
    .executeTakeFirst();

/** A company's papers are for who may see them there. */
const seesCompany = ({ companyRole }: Person) =>
  companyRole === "owner" || companyRole === "manager";

const keyOf: Record<By, (person: Person) => string | number | null> = {
  id: ({ id }) => id,
  mobile: ({ mobile }) => mobile,
  email: ({ email }) => email,
  company: (person) => (seesCompany(person) ? person.companyId : null),
  push: ({ id }) => String(id),
};

/** The condition under which a row is this person's. */
export function whose(table: PersonalTable, person: Person): RawBuilder<SqlBool> {
  const own = table.whose.flatMap(([column, by]) => {
    const value = keyOf[by](person);
    if (value === null) return [];
    const key = by === "email" ? sql`lower(${sql.ref(column)})` : sql.ref(column);
    return [by === "push" ? sql`(channel = 'push' and ${key} = ${value})` : sql`${key} = ${value}`];
  });
  const through = (table.through ?? []).flatMap(([column, name]) => {
    const parent = personalTables[name];
    return parent
      ? [
          sql`${sql.ref(column)} in (select id from ${sql.table(name)}
            where ${whose(parent, person)})`,
        ]
      : [];
  });
  const conditions = [...own, ...through];
  return conditions.length ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql`false`;
}
