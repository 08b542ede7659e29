import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { listing } from "../../../platform/lists/listing.store.ts";
import { deliveryJob } from "../telling/messages.store.ts";

const messages = (db: Db, endpointId: number) =>
  db.selectFrom("webhook_messages as m").where("m.endpoint_id", "=", endpointId);

const withLast = (db: Db, endpointId: number) =>
  messages(db, endpointId)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("webhook_attempts as a")
          .select(["a.status", "a.error", "a.ms"])
          .whereRef("a.message_id", "=", "m.id")
          .orderBy("a.at", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select(["m.id", "m.type", "m.at", "m.state", "m.tries", "m.next_at"])
    .select(["last.status as last_status", "last.error as last_error", "last.ms"]);

interface Asked {
  readonly state?: string | undefined;
  readonly type?: string | undefined;
}
/** An endpoint's messages, newest first. */
export function deliveriesOf(db: Db, endpointId: number, { state, type }: Asked) {
  const chosen = {
    matching: messages(db, endpointId),
    listed: withLast(db, endpointId),
  };
  const matching = chosen.matching
    .$if(state !== undefined, (qb) => qb.where("m.state", "=", state ?? ""))
    .$if(type !== undefined, (qb) => qb.where("m.type", "=", type ?? ""));
  const listed = chosen.listed
    .$if(state !== undefined, (qb) => qb.where("m.state", "=", state ?? ""))
    .$if(type !== undefined, (qb) => qb.where("m.type", "=", type ?? ""))
    .orderBy("m.at", "desc")
    .orderBy("m.id");
  return listing(db, matching, listed);
}

export const findDelivery = (db: Db, endpointId: number, id: string) =>
  withLast(db, endpointId).select("m.body").where("m.id", "=", id).executeTakeFirst();
export type DeliveryRow = Omit<NonNullable<Awaited<ReturnType<typeof findDelivery>>>, "body">;

export const attemptsOf = (db: Db, messageId: string) =>
  db
    .selectFrom("webhook_attempts")
    .select(["at", "status", "ms", "error", "answer"])
    .where("message_id", "=", messageId)
    .orderBy("at")
    .limit(500)
    .execute();

/** Messages of an endpoint that are tried within a minute; its row is locked. */
export const countOnTheirWay = async (tx: Tx, endpointId: number): Promise<number> =>
  (
    await messages(tx, endpointId)
      .select((eb) => eb.fn.countAll<number>().as("waiting"))
      .where("m.state", "=", "waiting")
      .where("m.next_at", "<=", sql<Date>`(select market_now()) + interval '1 minute'`)
      .executeTakeFirstOrThrow()
  ).waiting;

/** At once, whatever became of it before. Answers whether there is such a message. */
export async function sendAgain(tx: Tx, endpointId: number, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("webhook_messages")
    .set({ state: "waiting", step: 0, next_at: sql<Date>`market_now()` })
    .where("id", "=", id)
    .where("endpoint_id", "=", endpointId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addJobs(tx, [deliveryJob(id)]);
  return true;
}
