import type { Tx } from "../../platform/db.ts";
import { addJob } from "../../platform/jobs.ts";

export interface Notice {
  readonly userId: number;
  readonly title: string;
  readonly description: string;
  /** Path of the page it is about. */
  readonly link?: string;
}

export async function addNotification(tx: Tx, { userId, title, description, link }: Notice): Promise<void> {
  await tx.insertInto("notifications").values({ audience: "one", user_id: userId, title, description, link: link ?? null }).execute();
}

export interface NewMessage {
  readonly channel: "mail" | "sms" | "push";
  /** A mail address, a 10-digit mobile, or for push the user's id. */
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Writes the message and the job that delivers it, in the caller's transaction. */
export async function queueMessage(tx: Tx, message: NewMessage): Promise<void> {
  const { id } = await tx.insertInto("messages").values(message).returning("id").executeTakeFirstOrThrow();
  await addJob(tx, "deliver-message", { messageId: id });
}

export const findAddresses = (tx: Tx, userId: number) =>
  tx.selectFrom("users").select(["email", "mobile", "name"]).where("id", "=", userId).executeTakeFirst();
