import type { authorisations } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Deps } from "../../platform/deps.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { takeLapsing } from "../papers/index.ts";
import { findHeld } from "./authorisations.store.ts";

/** Notifies a company 30, 7 and 1 days before that an authorisation of it lapses, once each. */
export async function remindLapsing({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): Promise<void> {
  const today = indiaDay(clock.now());
  await db.transaction().execute(async (tx) => {
    const lapsing = await takeLapsing(tx, "authorisation", today);
    const held = await findHeld(
      tx,
      lapsing.map(({ id }) => id),
    );
    await notifyMembers(
      tx,
      config.home,
      lapsing.flatMap(({ id, user_id, company, valid_to, days }) => {
        const named = held.get(id);
        if (!named) return [];
        const stream = named.stream as authorisations.Stream;
        const of = { company, stream, number: named.number, until: valid_to, days };
        return notice(user_id, "authorisation_lapses", of, { link: "/company" });
      }),
    );
  });
}
