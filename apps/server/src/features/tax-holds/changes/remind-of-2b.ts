import type { Deps } from "../../../platform/deps.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { noteAsked } from "../store/reminders.store.ts";

/**
 * While something is kept its buyer is asked for the 2B on the 15th of each month, and 10 and 3
 * days before it ends; each once.
 */
export const remindOf2b = ({ db, config }: Pick<Deps, "db" | "config">): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const asked = await noteAsked(tx);
    await notifyMembers(
      tx,
      config.home,
      asked.map(({ buyerId, number, amount, untilAt }) =>
        notice(
          buyerId,
          "tax_bring_2b",
          { number, amount, until: untilAt.toISOString() },
          { link: "/tax-holds" },
        ),
      ),
    );
  });
