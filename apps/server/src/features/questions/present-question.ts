import type { questions } from "@rebale/contract";
import { whyNotSeller } from "../../platform/http/admit.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { OwnedLot } from "../../platform/lot-seller.access.ts";
import { officeMay } from "../../platform/office.access.ts";
import type { ListedRow, OfficeRow } from "./listed-questions.store.ts";
import { askingCompany, mayAnswer } from "./questions.access.ts";
import { type LotClock, stateOf, whyNoAnswer } from "./questions.rules.ts";
import type { QuestionRow } from "./questions.store.ts";

/** A question as this caller sees it. Whether they do is asked before. */
export function presentQuestion(
  row: QuestionRow,
  lot: LotClock & OwnedLot,
  caller: Caller,
  now: Date,
): questions.Question {
  const state = stateOf(row);
  const yours = askingCompany(caller) === row.company_id;
  const notByRole = caller.kind === "seller" ? whyNotSeller(caller) : null;
  return {
    _id: String(row.id),
    no: row.no,
    text: row.text,
    asked_at: row.asked_at.toISOString(),
    state,
    answers: row.answers.map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
    yours,
    hidden_reason: yours || officeMay(caller, "lots.read") ? row.hidden_reason : null,
    can_answer:
      state !== "hidden" &&
      mayAnswer(caller, lot, notByRole) &&
      whyNoAnswer(lot, row.answers.length, now) === null,
  };
}

export const presentListed = (row: ListedRow, caller: Caller, now: Date) => ({
  ...presentQuestion(row, { ...row, company_id: row.lot_company_id }, caller, now),
  lot: {
    product_id: String(row.lot_id),
    title: row.title,
    url: row.url,
    ends_at: row.ends_at?.toISOString() ?? null,
  },
});

/** With who asked. */
export const presentForOffice = (
  row: OfficeRow,
  caller: Caller,
  now: Date,
): questions.OfficeQuestion => ({
  ...presentListed(row, caller, now),
  asked_by: {
    user: { _id: String(row.asked_by), name: row.asker },
    company: { _id: String(row.company_id), name: row.company },
  },
});
