import type { personalData } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../../platform/lists/list-query.ts";
import { listing } from "../../../platform/lists/listing.store.ts";
import { stands } from "../../awards/index.ts";
import { type COMPANY_MONEY, countCompanyMoney } from "./company-money.store.ts";

type Counts = Record<personalData.ErasureBlock, number>;

/** The business to settle before somebody can be erased. */
export const countBlocking = async (db: Db, id: number): Promise<Counts> => ({
  ...(await countOwnTrade(db, id)),
  ...(await countCompanyMoney(db, id)),
});

async function countOwnTrade(db: Db, id: number) {
  const { rows } = await sql<Omit<Counts, keyof typeof COMPANY_MONEY>>`select
    (select count(*)::int from lot_goods lots join lot_times on lot_id = lots.id
      where seller_id = ${id} and closed_at is null
      and approval in ('approved', 'pending')) as open_lots,
    -- Any that stands may lead once those above it are voided.
    (select count(*)::int from lot_bidders o join lot_times t on t.lot_id = o.lot_id
      where o.bidder_id = ${id} and o.bid_count > 0 and t.closed_at is null)
      + (select count(*)::int from sealed_tenders where bidder_id = ${id}) as leading_bids,
    (select count(*)::int from (
      select d.lot_id from reserve_questions d join lot_goods lots on lots.id = d.lot_id
        join standings a on a.lot_id = d.lot_id
        where d.ended_at is null and ${id} in (lots.seller_id, a.leader_id)
      union select f.lot_id from made_offers f join lot_goods lots on lots.id = f.lot_id
        where f.ended_at is null and ${id} in (lots.seller_id, f.bidder_id)) asked)
      as open_answers,
    (select count(*)::int from sales
      where state not in ('completed', 'cancelled', 'defaulted')
        and ${id} in (bidder_id, seller_id)) as unsettled_orders,
    (select count(*)::int from company_people own where own.user_id = ${id}
      and own.status = 'active' and own.role = 'owner'
      and exists (select from company_people o where o.company_id = own.company_id
        and o.user_id <> ${id} and o.status = 'active')
      and not exists (select from company_people o where o.company_id = own.company_id
        and o.user_id <> ${id} and o.status = 'active' and o.role = 'owner'))
      as last_owner`.execute(db);
  if (!rows[0]) throw new Error("The database counted nothing");
  return rows[0];
}

/** The kinds of data that stay, and whether the company is theirs alone and never traded. */
export async function findStaying(db: Db, id: number) {
  const { rows } = await sql<{
    trade: boolean;
    ledger: boolean;
    sign_ins: boolean;
    consents: boolean;
    irregularities: boolean;
    company: number | null;
    company_goes: boolean;
  }>`select
    exists (select from sales where ${stands("sales")}
      and (bidder_id = ${id} or seller_id = ${id})) as trade,
    exists (select from lot_bidders where bidder_id = ${id})
      or exists (select from company_people own
        join lot_bidders o on coalesce(o.company_id, -o.bidder_id) = own.company_id
        join placed_bids e on e.lot_id = o.lot_id and e.bidder_id = ${id}
        where own.user_id = ${id}) as ledger,
    exists (select from sign_in_history where user_id = ${id}) as sign_ins,
    exists (select from consents where user_id = ${id}) as consents,
    exists (select from found_irregularities where accounts @> array[${id}::bigint])
      as irregularities,
    seat.company_id as company,
    seat.company_id is not null
      and not exists (select from company_people o
        where o.company_id = seat.company_id and o.user_id <> ${id} and o.status = 'active')
      and not exists (select from sales w where ${stands("w")}
        and (w.company_id = seat.company_id or w.seller_company_id = seat.company_id))
      as company_goes
    from (select 1) as one left join company_people seat
      on seat.user_id = ${id} and seat.status = 'active'`.execute(db);
  if (!rows[0]) throw new Error("The database found nothing");
  return rows[0];
}

const request = [
  "erasure_requests.id",
  "erasure_requests.user_id",
  "erasure_requests.status",
  "erasure_requests.asked_at",
  "erasure_requests.due_at",
  "erasure_requests.note",
  "erasure_requests.reason",
  "erasure_requests.decided_at",
] as const;

export const findLastRequest = (db: Db, userId: number) =>
  db
    .selectFrom("erasure_requests")
    .select(request)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Undefined where one waits already. */
export const addRequest = (
  tx: Tx,
  { userId, note, at, dueAt }: { userId: number; note: string | null; at: Date; dueAt: Date },
) =>
  tx
    .insertInto("erasure_requests")
    .values({ user_id: userId, note, asked_at: at, due_at: dueAt })
    .onConflict((c) => c.column("user_id").where("status", "=", "waiting").doNothing())
    .returning("id")
    .executeTakeFirst();

/** Answers whether one was waiting. */
export const withdrawRequest = async (tx: Tx, userId: number, at: Date): Promise<boolean> =>
  Boolean(
    await tx
      .updateTable("erasure_requests")
      .set({ status: "withdrawn", decided_at: at })
      .where("user_id", "=", userId)
      .where("status", "=", "waiting")
      .returning("id")
      .executeTakeFirst(),
  );

export const findOwnCompany = (tx: Tx, userId: number) =>
  tx
    .selectFrom("company_people")
    .select("company_id")
    .where("user_id", "=", userId)
    .where("status", "=", "active")
    .executeTakeFirst();

export const lockRequest = (tx: Tx, id: number) =>
  tx
    .selectFrom("erasure_requests")
    .select(["id", "user_id", "status"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export const answerRequest = (
  tx: Tx,
  id: number,
  answer: { status: "done" | "refused"; reason: string | null; adminId: number; at: Date },
) =>
  tx
    .updateTable("erasure_requests")
    .set({
      status: answer.status,
      reason: answer.reason,
      decided_by: answer.adminId,
      decided_at: answer.at,
    })
    .where("id", "=", id)
    .execute();

const who = sql<string | null>`(select reviewer.name from people reviewer
  where reviewer.id = erasure_requests.decided_by)`;
const company = sql<string | null>`(select company_cards.name from company_people seat
  join company_cards on company_cards.id = seat.company_id
  where seat.user_id = erasure_requests.user_id and seat.status = 'active')`;

const requests = (db: Db) =>
  db
    .selectFrom("erasure_requests")
    .innerJoin("people as users", "users.id", "erasure_requests.user_id")
    .select(request)
    .select(["users.name", "users.type", company.as("company"), who.as("reviewer")]);

/** By their deadline unless asked otherwise. */
export function listRequests(
  db: Db,
  asked: Omit<SortedList<"due" | "asked">, "page" | "rows"> & {
    status: personalData.OfficeErasure["status"];
  },
) {
  const { q, status, sort = "due", dir = "asc" } = asked;
  const matching = db
    .selectFrom("erasure_requests")
    .innerJoin("people as users", "users.id", "erasure_requests.user_id")
    .where("erasure_requests.status", "=", status)
    .where(within("erasure_requests.asked_at", asked))
    .$if(q !== "", (b) => b.where("users.name", "ilike", containing(q)));
  const listed = requests(db)
    .where("erasure_requests.status", "=", status)
    .where(within("erasure_requests.asked_at", asked))
    .$if(q !== "", (b) => b.where("users.name", "ilike", containing(q)))
    .orderBy(sort === "due" ? "erasure_requests.due_at" : "erasure_requests.asked_at", dir)
    .orderBy("erasure_requests.id", dir);
  return listing(db, matching, listed);
}

export const findRequest = (db: Db, id: number) =>
  requests(db).where("erasure_requests.id", "=", id).executeTakeFirst();
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;
