import type { Db, Tx } from "../../../platform/db.ts";
import { MOST_BROWSERS } from "./push.rules.ts";

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A browser belongs to who used it last. */
export async function keepSubscription(tx: Tx, userId: number, { endpoint, p256dh, auth }: Subscription): Promise<void> {
  await tx
    .insertInto("push_subscriptions")
    .values({ endpoint, user_id: userId, p256dh, auth })
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet({ user_id: userId, p256dh, auth }))
    .execute();
  await tx
    .deleteFrom("push_subscriptions")
    .where("endpoint", "in", (eb) =>
      eb
        .selectFrom("push_subscriptions")
        .select("endpoint")
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .orderBy("endpoint")
        .offset(MOST_BROWSERS),
    )
    .execute();
}

export const removeSubscription = (tx: Tx, userId: number, endpoint: string) =>
  tx.deleteFrom("push_subscriptions").where("endpoint", "=", endpoint).where("user_id", "=", userId).execute();

export const listSubscriptions = (db: Db, userId: number): Promise<Subscription[]> =>
  db.selectFrom("push_subscriptions").select(["endpoint", "p256dh", "auth"]).where("user_id", "=", userId).execute();
