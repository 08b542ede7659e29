import type { questions } from "@rebale/contract";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Admitted } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { lockVisibleLot } from "../listings/index.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { namesContact } from "./contact-in-text.rules.ts";
import { presentQuestion } from "./present-question.ts";
import { whyNotAsker } from "./questions.access.ts";
import { whyNoQuestion } from "./questions.rules.ts";
import { countAsked, findQuestion, insertQuestion } from "./questions.store.ts";

/** @throws Problem contact_in_text at `text` */
export function refuseContacts(text: string): void {
  if (namesContact(text)) throw new Problem("contact_in_text", { path: "text" });
}

/**
 * A company asks about a lot; its seller is told, and not who asks.
 * @throws Problem contact_in_text, lot_not_found, own_lot, questions_closed, too_many_questions
 */
export async function askQuestion(
  { db, config }: Pick<Deps, "db" | "config">,
  caller: Admitted["bidder"],
  lotId: number,
  text: string,
): Promise<questions.Question> {
  refuseContacts(text);
  return db.transaction().execute(async (tx) => {
    const lot = await lockVisibleLot(tx, caller, lotId);
    const now = await marketNow(tx);
    const { companyId } = caller.company;
    const why =
      whyNotAsker(caller, lot, null) ??
      whyNoQuestion(lot, await countAsked(tx, lotId, companyId), now);
    if (why) throw new Problem(why);
    const id = await insertQuestion(tx, { lotId, companyId, userId: caller.userId, text });
    const { title, ends_at } = lot;
    const until = (ends_at ?? now).toISOString();
    await notifyMembers(tx, config.home, [
      notice(
        lot.seller_id,
        "question_asked",
        { title, question: text, until },
        // A seller of many lots would be rung up by each buyer.
        {
          link: "/questions",
          channels: ["app", "push", "mail"],
          ...(ends_at && { goodUntil: ends_at }),
        },
      ),
    ]);
    const asked = await findQuestion(tx, id);
    if (!asked) throw new Error(`Question ${id} was asked and is not there`);
    return presentQuestion(asked, lot, caller, now);
  });
}
