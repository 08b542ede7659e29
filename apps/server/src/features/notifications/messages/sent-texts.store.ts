import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { containing } from "../../../platform/lists/list-query.ts";

/** A text to a phone, without what it says. */
export interface SentText {
  readonly channel: "sms" | "whatsapp";
  readonly recipient: string;
  readonly status: "waiting" | "sending" | "sent" | "shown" | "failed";
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** By the clock that times messages. */
  readonly ageSeconds: number;
}
export interface AskedText {
  /** The notice's code. */
  readonly code: string;
  /** A phone, or whose account it was written for. */
  readonly to: { readonly recipient: string } | { readonly userId: number };
  /** Stand in its words. */
  readonly words: readonly string[];
}

const MAX = 20;

/** Texts of a notice with these words, the newest first. */
export async function sentTexts(db: Db, { code, to, words }: AskedText): Promise<SentText[]> {
  const whose = "recipient" in to ? sql`recipient = ${to.recipient}` : sql`user_id = ${to.userId}`;
  const says = words.map((word) => sql`and body like ${containing(word)}`);
  const { rows } = await sql<SentText>`select channel, recipient, status,
      created_at as "createdAt", sent_at as "sentAt",
      extract(epoch from now() - created_at)::float8 as "ageSeconds"
    from messages where ${whose} and channel in ('sms', 'whatsapp')
      and split_part(template, '.', 1) = ${code} ${sql.join(says, sql` `)}
    order by id desc limit ${MAX}`.execute(db);
  return rows;
}
