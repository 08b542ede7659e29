import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { MAX_BROWSERS } from "./push.rules.ts";

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * A browser belongs to who used it last, for as long as that session lasts. Answers false where the
 * session is over.
 */
export async function storeSubscription(
  tx: Tx,
  session: Buffer,
  { endpoint, p256dh, auth }: Subscription,
): Promise<boolean> {
  const signedIn = await tx
    .selectFrom("sessions")
    .select("user_id")
    .where("token_hash", "=", session)
    .where("user_id", "is not", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!signedIn?.user_id) return false;
  const mine = { user_id: signedIn.user_id, session, p256dh, auth };
  await tx
    .insertInto("push_subscriptions")
    .values({ endpoint, ...mine })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(mine))
    .execute();
  await tx
    .deleteFrom("push_subscriptions")
    .where("endpoint", "in", (eb) =>
      eb
        .selectFrom("push_subscriptions")
        .select("endpoint")
        .where("user_id", "=", mine.user_id)
        .orderBy("created_at", "desc")
        .orderBy("endpoint")
        .offset(MAX_BROWSERS),
    )
    .execute();
  return true;
}

export const removeSubscriptions = (tx: Tx, userId: number, endpoints: readonly string[]) =>
  tx
    .deleteFrom("push_subscriptions")
    .where("endpoint", "=", sql<string>`any(${endpoints})`)
    .where("user_id", "=", userId)
    .execute();

/**
 * A member's browsers that do not have this message yet. A session that is over counts no more,
 * though its row is still there for the sweep.
 */
export const listUnreached = (
  db: Db,
  userId: number,
  messageId: number,
  now: Date,
): Promise<Subscription[]> =>
  db
    .selectFrom("push_subscriptions")
    .innerJoin("sessions", "sessions.token_hash", "push_subscriptions.session")
    .select(["endpoint", "p256dh", "auth"])
    .where("push_subscriptions.user_id", "=", userId)
    .where("sessions.expires_at", ">", now)
    .where("endpoint", "not in", (eb) =>
      eb.selectFrom("push_reached").select("endpoint").where("message_id", "=", messageId),
    )
    .execute();

export async function recordReached(
  tx: Tx,
  messageId: number,
  endpoints: readonly string[],
): Promise<void> {
  if (endpoints.length === 0) return;
  await tx
    .insertInto("push_reached")
    .values(endpoints.map((endpoint) => ({ message_id: messageId, endpoint })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
