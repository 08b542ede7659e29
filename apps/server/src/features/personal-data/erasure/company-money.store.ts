import type { personalData } from "@rebale/contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

type Block = "balance" | "on_its_way" | "owed" | "barred";

interface Asked {
  readonly table: string;
  /** Which of its rows keep their company. */
  readonly when: RawBuilder<SqlBool>;
  readonly company?: string;
}

/** Goods are counted with their sales. */
const hasBalance = sql<SqlBool>`asset = 'inr' and kind not in ('owed', 'leaving') and balance > 0`;

/** GST that is tied goes to the one side or the other. */
const isTied = sql<SqlBool>`held > released + returned`;
/** The money of its trucks comes after the end of a sale that was ended with some of it gone. */
const isUnreleased = sql<SqlBool>`state = 'defaulted' and exists (select from trucks
  where trucks.award_id = sales.id and trucks.state in ('out', 'received')
    and trucks.released_at is null)`;

/**
 * The balances, expected money and debts of a company, by the tables that hold amounts of
 * companies. Those of sales, lots and bids are counted beside, of whoever is a side of them.
 */
export const COMPANY_MONEY: Record<Block, readonly Asked[]> = {
  balance: [{ table: "accounts", when: hasBalance }],
  on_its_way: [
    { table: "payments", when: sql`state in ('created', 'authorised')` },
    { table: "receipts", when: sql`state in ('claimed', 'mismatched')` },
    { table: "receipts", when: sql`state = 'unknown'`, company: "match_company_id" },
    { table: "withdrawals", when: sql`state in ('asked', 'approved', 'released', 'sent')` },
    { table: "gateway_disputes", when: sql`state = 'open'` },
    ...["buyer_company_id", "seller_company_id"].map((company) => ({
      ...{ table: "tied_taxes", when: isTied, company },
    })),
    ...["company_id", "seller_company_id"].map((company) => ({
      ...{ table: "sales", when: isUnreleased, company },
    })),
  ],
  owed: [{ table: "accounts", when: sql`kind = 'owed' and balance > 0` }],
  barred: [{ table: "barred_companies", when: sql`true` }],
};

/** The company that nobody is left in without this person. */
const theirs = (userId: number) => sql`(select own.company_id from company_people own
  where own.user_id = ${userId} and own.status = 'active' and not exists (
    select from company_people o where o.company_id = own.company_id
      and o.user_id <> ${userId} and o.status = 'active'))`;

/** A bar is shed by none of its company's owners. */
const owned = (userId: number) => sql`(select own.company_id from company_people own
  where own.user_id = ${userId} and own.status = 'active' and own.role = 'owner')`;

const countOf = (block: Block, userId: number) => {
  const company = block === "barred" ? owned(userId) : theirs(userId);
  const counts = COMPANY_MONEY[block].map(
    (asked) => sql`(select count(*) from ${sql.table(asked.table)}
      where ${sql.ref(asked.company ?? "company_id")} = ${company} and ${asked.when})`,
  );
  return sql`(${sql.join(counts, sql` + `)})::int as ${sql.ref(block)}`;
};

export async function countCompanyMoney(
  db: Db,
  userId: number,
): Promise<Pick<Record<personalData.ErasureBlock, number>, Block>> {
  const blocks = Object.keys(COMPANY_MONEY) as Block[];
  const { rows } = await sql<Record<Block, number>>`
    select ${sql.join(blocks.map((block) => countOf(block, userId)))}`.execute(db);
  if (!rows[0]) throw new Error("The database counted nothing");
  return rows[0];
}
