import type { questions } from "@rebale/contract";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";
import { answers, questionColumns } from "./questions.store.ts";

const inState: Readonly<Record<questions.QuestionState, ReturnType<typeof sql<SqlBool>>>> = {
  waiting: sql<SqlBool>`questions.no is null and questions.hidden_at is null`,
  answered: sql<SqlBool>`questions.no is not null and questions.hidden_at is null`,
  hidden: sql<SqlBool>`questions.hidden_at is not null`,
};
/** They wait, and may still be answered. */
const isOpen = sql<SqlBool>`(questions.no is null and lots.approval = 'approved'
  and lot_times.closed_at is null
  and coalesce(lot_times.paused_at, market_now()) < standings.ends_at)`;

const stateIs = (state: questions.QuestionState | undefined) =>
  state ? inState[state] : sql<SqlBool>`true`;

const withLots = (db: Db) =>
  db
    .selectFrom("questions")
    .innerJoin("lot_goods as lots", "lots.id", "questions.lot_id")
    .innerJoin("lot_times", "lot_times.lot_id", "questions.lot_id")
    .innerJoin("standings", "standings.lot_id", "questions.lot_id");
const listed = (db: Db) =>
  withLots(db)
    .select(questionColumns)
    .select(answers.as("answers"))
    .select(["lots.title", "lots.url", "lots.seller_id", "lots.approval"])
    .select("lots.company_id as lot_company_id")
    .select(["lot_times.starts_at", "lot_times.paused_at", "lot_times.closed_at"])
    .select("standings.ends_at");

const ofSeller = (db: Db, sellerId: number) =>
  withLots(db).where("lots.seller_id", "=", sellerId).where("questions.hidden_at", "is", null);

/** First the ones that may still be answered, longest waiting first; then the newest. */
export function listForSeller(
  db: Db,
  sellerId: number,
  state: questions.QuestionState | undefined,
) {
  const matching = ofSeller(db, sellerId).where(stateIs(state));
  const rows = listed(db)
    .where("lots.seller_id", "=", sellerId)
    .where("questions.hidden_at", "is", null)
    .where(stateIs(state))
    .orderBy(sql`not ${isOpen}`)
    .orderBy(sql`case when ${isOpen} then questions.id end`)
    .orderBy("questions.id", "desc");
  return listing(db, matching, rows);
}
export type ListedRow = RowOf<ReturnType<typeof listForSeller>>;

/** How many of a seller's wait for an answer that may still be given. */
export const countOpen = async (db: Db, sellerId: number): Promise<number> =>
  (
    await ofSeller(db, sellerId)
      .where(isOpen)
      .select((eb) => eb.fn.countAll<number>().as("waiting"))
      .executeTakeFirstOrThrow()
  ).waiting;

const withAsker = (db: Db) =>
  listed(db)
    .innerJoin("people", "people.id", "questions.asked_by")
    .innerJoin("company_cards as companies", "companies.id", "questions.company_id")
    .select(["people.name as asker", "companies.name as company"]);

/** Waiting ones oldest first, all others newest first. */
export function listForOffice(db: Db, state: questions.QuestionState | undefined) {
  const order = state === "waiting" ? "asc" : "desc";
  const matching = db.selectFrom("questions").where(stateIs(state));
  const rows = withAsker(db)
    .where(stateIs(state))
    .orderBy("questions.asked_at", order)
    .orderBy("questions.id", order);
  return listing(db, matching, rows);
}
export type OfficeRow = RowOf<ReturnType<typeof listForOffice>>;

export const findForOffice = (db: Db, id: number) =>
  withAsker(db).where("questions.id", "=", id).executeTakeFirst();
