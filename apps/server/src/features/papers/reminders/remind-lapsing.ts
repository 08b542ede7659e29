import type { companies } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Deps } from "../../../platform/deps.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { kindsOf, takeLapsing } from "./reminders.store.ts";

/** Notifies a company 30, 7 and 1 days before that a paper of it lapses, once each. */
export async function remindLapsing({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): Promise<void> {
  const today = indiaDay(clock.now());
  await db.transaction().execute(async (tx) => {
    const lapsing = await takeLapsing(tx, "paper", today);
    const kinds = await kindsOf(
      tx,
      lapsing.map(({ id }) => id),
    );
    await notifyMembers(
      tx,
      config.home,
      lapsing.map(({ id, user_id, company, valid_to, days }) =>
        notice(
          user_id,
          "paper_lapses",
          { company, kind: kinds.get(id) as companies.CompanyPaperKind, until: valid_to, days },
          { link: "/company" },
        ),
      ),
    );
  });
}
