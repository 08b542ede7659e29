import type { authorisations } from "@rebale/contract";
import type { Deps } from "../../platform/deps.ts";
import { notice, notifyMembers } from "../messages/index.ts";
import { indianDay } from "./gate.rules.ts";
import { takeLapsing } from "./reminders.store.ts";

/** Tells a company 30, 7 and 1 days before that an authorisation of it lapses, once each. */
export async function remindLapsing({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): Promise<void> {
  const today = indianDay(clock.now());
  await db.transaction().execute(async (tx) => {
    const lapsing = await takeLapsing(tx, today);
    await notifyMembers(
      tx,
      config.home,
      lapsing.map(({ user_id, company, stream, number, valid_to, days }) =>
        notice(
          user_id,
          "authorisation_lapses",
          { company, stream: stream as authorisations.Stream, number, until: valid_to, days },
          { link: "/company" },
        ),
      ),
    );
  });
}
