import type { DataOf, office } from "@rebale/contract";
import { textForOffice } from "./messages.rules.ts";
import type { MessageRow } from "./messages.store.ts";

type Shown = DataOf<typeof office.outbox>[number];

export const presentMessage = (row: MessageRow, demo: boolean): Shown => ({
  _id: String(row.id),
  channel: row.channel as Shown["channel"],
  to: row.recipient,
  subject: row.subject,
  body: textForOffice(row, demo),
  // Being sent right now is no news to the office: the gateway has not answered yet.
  status: (row.status === "sending" ? "waiting" : row.status) as Shown["status"],
  attempts: row.attempts,
  last_error: row.last_error,
  user_id: row.user_id === null ? null : String(row.user_id),
  created_at: row.created_at.toISOString(),
});
