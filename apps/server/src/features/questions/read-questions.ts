import type { questions } from "@rebale/contract";
import { MAX_QUESTIONS } from "@rebale/contract/questions/limits";
import type { Db } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import { whyNotBidder } from "../../platform/http/admit.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { type TimedLot, visibleLot } from "../listings/index.ts";
import { presentQuestion } from "./present-question.ts";
import { askingCompany, maySeeQuestion, whyNotAsker } from "./questions.access.ts";
import {
  closesAt,
  type LotClock,
  stateOf,
  takesQuestions,
  whyNoQuestion,
} from "./questions.rules.ts";
import { countAnswered, countAsked, questionsAbout } from "./questions.store.ts";

/** A lot's questions as a caller sees them, and whether they may ask. @throws lot_not_found */
export async function readQuestions(db: Db, caller: Caller, idname: string) {
  const lot = await visibleLot(db, caller, idname);
  const now = await marketNow(db);
  const rows = await questionsAbout(db, lot.id);
  const shown = rows.filter((row) => maySeeQuestion(caller, lot, { ...row, state: stateOf(row) }));
  return {
    data: shown.map((row) => presentQuestion(row, lot, caller, now)),
    ...(await readAsking(db, caller, lot, now)),
    close_at: closesAt(lot)?.toISOString() ?? null,
    server_time: now.toISOString(),
  };
}

/** Whoever could never ask is told that first, a visitor only while there is something to ask. */
async function readAsking(db: Db, caller: Caller, lot: TimedLot, now: Date) {
  const companyId = askingCompany(caller);
  const asked = companyId === null ? 0 : await countAsked(db, lot.id, companyId);
  const byTime = whyNoQuestion(lot, asked, now);
  const notByRole = caller.kind === "buyer" ? whyNotBidder(caller) : null;
  const byCaller = whyNotAsker(caller, lot, notByRole);
  const why_not = byTime === "questions_closed" ? byTime : (byCaller ?? byTime);
  return { why_not, left: companyId === null ? 0 : Math.max(0, MAX_QUESTIONS - asked) };
}

/** How a lot's questions stand, as details of an auction tell it. */
export async function questionsOf(
  db: Db,
  lot: LotClock & { readonly id: number },
  now: Date,
): Promise<{ open: boolean; close_at: string | null; answered: number }> {
  const isPublic = lot.approval === "approved";
  return {
    open: takesQuestions(lot, now),
    close_at: (isPublic && closesAt(lot)?.toISOString()) || null,
    answered: isPublic ? await countAnswered(db, lot.id) : 0,
  };
}

/** The ones that everybody reads, for a lot's papers: in order, and without who asked. */
export async function answeredOf(
  db: Db,
  lotId: number,
): Promise<Pick<questions.Question, "no" | "text" | "asked_at" | "answers">[]> {
  const rows = await questionsAbout(db, lotId);
  return rows
    .filter((row) => stateOf(row) === "answered")
    .map(({ no, text, asked_at, answers }) => ({
      ...{ no, text, asked_at: asked_at.toISOString() },
      answers: answers.map((answer) => ({
        text: answer.text,
        at: new Date(answer.at).toISOString(),
      })),
    }));
}
