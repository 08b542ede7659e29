import type { questions } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { whyNotSeller } from "../../platform/http/admit.ts";
import type { Admitted } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { isSeller } from "../../platform/lot-seller.access.ts";
import { lockVisibleLot, type TimedLot } from "../listings/index.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { refuseContacts } from "./ask-question.ts";
import { presentQuestion } from "./present-question.ts";
import { stateOf, whyNoAnswer } from "./questions.rules.ts";
import {
  findQuestion,
  giveNumber,
  insertAnswer,
  type QuestionRow,
  readersOf,
} from "./questions.store.ts";

type Answering = Admitted["seller-or-admin"];

/**
 * The seller, or the office in their place, adds an answer: the first makes the question
 * everybody's, under the lot's next number.
 * @throws Problem contact_in_text, not_found, not_your_lot, role_may_not_sell and its kin,
 * questions_closed, too_many_answers
 */
export async function answerQuestion(
  { db, config }: Pick<Deps, "db" | "config">,
  caller: Answering,
  id: number,
  text: string,
): Promise<questions.Question> {
  refuseContacts(text);
  return db.transaction().execute(async (tx) => {
    const { lot, question } = await lockQuestion(tx, caller, id);
    if (stateOf(question) === "hidden") throw new Problem("not_found");
    refuseOthers(caller, lot);
    const now = await marketNow(tx);
    const why = whyNoAnswer(lot, question.answers.length, now);
    if (why) throw new Problem(why);
    const place = question.answers.length + 1;
    await insertAnswer(tx, { questionId: id, place, text, userId: caller.userId });
    if (place === 1) await giveNumber(tx, id);
    await notify(tx, config.home, lot, question, text);
    if (caller.kind === "admin")
      await writeAudit(tx, {
        adminId: caller.userId,
        action: "question answered",
        ...aboutLot(lot.id, lot.title),
        details: { question: id, text },
      });
    return presentQuestion(await reread(tx, id), lot, caller, now);
  });
}

/** A question with its lot, whose row is locked. @throws Problem not_found */
export async function lockQuestion(
  tx: Tx,
  caller: Answering,
  id: number,
): Promise<{ lot: TimedLot; question: QuestionRow }> {
  const found = await findQuestion(tx, id);
  if (!found) throw new Problem("not_found");
  const lot = await lockVisibleLot(tx, caller, found.lot_id).catch(asNoQuestion);
  return { lot, question: await reread(tx, id) };
}

/** Nobody learns by a number that there are questions about a lot that they may not see. */
function asNoQuestion(error: unknown): never {
  const isUnseen = error instanceof Problem && error.code === "lot_not_found";
  throw isUnseen ? new Problem("not_found") : error;
}

/** Once more, behind the lock. */
async function reread(tx: Tx, id: number): Promise<QuestionRow> {
  const question = await findQuestion(tx, id);
  if (!question) throw new Problem("not_found");
  return question;
}

function refuseOthers(caller: Answering, lot: TimedLot): void {
  if (caller.kind === "admin") return;
  if (!isSeller(caller, lot)) throw new Problem("not_your_lot");
  const why = whyNotSeller(caller);
  if (why) throw new Problem(why);
}

/** The asker is told on every way, watchers of the lot in the app. */
async function notify(
  tx: Tx,
  home: string,
  { id, title, url }: TimedLot,
  { asked_by }: QuestionRow,
  answer: string,
): Promise<void> {
  const link = `/auctiondetail/${url}#questions`;
  const readers = await readersOf(tx, id, asked_by);
  await notifyMembers(
    tx,
    home,
    readers.map(({ userId, isAsker }) =>
      notice(
        userId,
        "question_answered",
        { title, answer, isOwn: isAsker },
        { link, ...(!isAsker && { channels: ["app"] as const }) },
      ),
    ),
  );
}
