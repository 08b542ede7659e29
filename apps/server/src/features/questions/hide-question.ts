import type { Body, questions } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Admitted } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockQuestion } from "./answer-question.ts";
import { findForOffice } from "./listed-questions.store.ts";
import { presentForOffice } from "./present-question.ts";
import { setHidden } from "./questions.store.ts";

/**
 * The office hides a question with a reason, or shows it again; the same again changes nothing.
 * @throws Problem not_found
 */
export const hideQuestion = (
  { db }: Pick<Deps, "db">,
  caller: Admitted["admin"],
  id: number,
  { hidden, reason }: Body<typeof questions.hide>,
): Promise<questions.OfficeQuestion> =>
  db.transaction().execute(async (tx) => {
    const { lot, question } = await lockQuestion(tx, caller, id);
    const [before, after] = [question.hidden_reason, hidden ? (reason ?? null) : null];
    if (after !== before) {
      await setHidden(tx, id, after);
      await writeAudit(tx, {
        adminId: caller.userId,
        action: hidden ? "question hidden" : "question shown again",
        ...aboutLot(lot.id, lot.title),
        details: { question: id, before: { reason: before }, after: { reason: after } },
      });
    }
    const row = await findForOffice(tx, id);
    if (!row) throw new Problem("not_found");
    return presentForOffice(row, caller, await marketNow(tx));
  });
