import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findByToken, stopMails } from "./tokens.store.ts";

/**
 * Ends all mails about saved searches and watched lots; a second time changes nothing.
 * @throws Problem not_found for a link that is nobody's
 */
export const unsubscribe = ({ db }: Pick<Deps, "db">, token: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const member = await findByToken(tx, token);
    if (!member)
      throw new Problem("not_found", {
        msg: { en: "This link is no longer valid", hi: "यह लिंक अब काम का नहीं है" },
      });
    await stopMails(tx, member.user_id);
  });
