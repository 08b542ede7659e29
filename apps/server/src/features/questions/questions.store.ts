import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { seenBy } from "../audience/index.ts";

/** Answers as the database has them, in their order. */
interface Answer {
  readonly text: string;
  readonly at: string;
}
export const questionColumns = [
  "questions.id",
  "questions.lot_id",
  "questions.company_id",
  "questions.asked_by",
  "questions.text",
  "questions.asked_at",
  "questions.no",
  "questions.hidden_at",
  "questions.hidden_reason",
] as const;
export const answers = sql<Answer[]>`coalesce((
  select json_agg(json_build_object('text', a.text, 'at', a.at) order by a.place)
  from question_answers a where a.question_id = questions.id), '[]')`;

const questionRows = (db: Db) =>
  db.selectFrom("questions").select(questionColumns).select(answers.as("answers"));
export type QuestionRow = Awaited<ReturnType<typeof questionsAbout>>[number];

/** Answered ones by their number, then those that wait, in the order in which they were asked. */
export const questionsAbout = (db: Db, lotId: number) =>
  questionRows(db)
    .where("lot_id", "=", lotId)
    .orderBy("no", (order) => order.asc().nullsLast())
    .orderBy("id")
    .execute();

/** The users who have asked about a lot. */
export const askersOf = async (tx: Tx, lotId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom("questions")
    .select("asked_by")
    .distinct()
    .where("lot_id", "=", lotId)
    .execute();
  return rows.map(({ asked_by }) => asked_by);
};

export const findQuestion = (db: Db, id: number) =>
  questionRows(db).where("id", "=", id).executeTakeFirst();

/** How many a company has asked about a lot, hidden ones too. */
export const countAsked = async (db: Db, lotId: number, companyId: number): Promise<number> =>
  (
    await db
      .selectFrom("questions")
      .select((eb) => eb.fn.countAll<number>().as("asked"))
      .where("lot_id", "=", lotId)
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow()
  ).asked;

/** How many everybody reads. */
export const countAnswered = async (db: Db, lotId: number): Promise<number> =>
  (
    await db
      .selectFrom("questions")
      .select((eb) => eb.fn.countAll<number>().as("answered"))
      .where("lot_id", "=", lotId)
      .where("no", "is not", null)
      .where("hidden_at", "is", null)
      .executeTakeFirstOrThrow()
  ).answered;

interface NewQuestion {
  readonly lotId: number;
  readonly companyId: number;
  readonly userId: number;
  readonly text: string;
}
/** Its lot is locked. */
export const insertQuestion = async (
  tx: Tx,
  { lotId, companyId, userId, text }: NewQuestion,
): Promise<number> =>
  (
    await tx
      .insertInto("questions")
      .values({ lot_id: lotId, company_id: companyId, asked_by: userId, text })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

interface NewAnswer {
  readonly questionId: number;
  /** From 1. */
  readonly place: number;
  readonly text: string;
  readonly userId: number;
}
export const insertAnswer = (tx: Tx, { questionId, place, text, userId }: NewAnswer) =>
  tx
    .insertInto("question_answers")
    .values({ question_id: questionId, place, text, answered_by: userId })
    .execute();

/** The next number of its lot, which is locked. */
export const giveNumber = (tx: Tx, id: number) =>
  sql`update questions set no = (
      select coalesce(max(no), 0) + 1 from questions o where o.lot_id = questions.lot_id)
    where id = ${id}`.execute(tx);

/** @param reason null to show it again */
export const setHidden = (tx: Tx, id: number, reason: string | null) =>
  tx
    .updateTable("questions")
    .set({
      hidden_at: reason === null ? null : sql<Date>`market_now()`,
      hidden_reason: reason,
    })
    .where("id", "=", id)
    .execute();

interface Reader {
  readonly userId: number;
  readonly isAsker: boolean;
}
/** The asker and all who watch a lot, but for those who may not see it any more. */
export async function readersOf(tx: Tx, lotId: number, askedBy: number): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select who.id as "userId", who.id = ${askedBy} as "isAsker"
    from (select ${askedBy}::bigint as id
      union select user_id from watched_lots where lot_id = ${lotId}) who
      join lot_goods lots on lots.id = ${lotId}
    where ${seenBy(sql.ref("who.id"))}
    order by "isAsker" desc, who.id`.execute(tx);
  return rows;
}
