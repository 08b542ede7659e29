import type { Tx } from "./db.ts";

export interface Deed {
  readonly adminId: number;
  /** What was done, in two or three words. */
  readonly action: string;
  readonly subject: string;
  readonly details?: object;
}

/** Every change by the office leaves a row, in the same transaction. */
export const writeAudit = (tx: Tx, { adminId, action, subject, details = {} }: Deed) =>
  tx
    .insertInto("audit")
    .values({
      admin_id: adminId,
      action,
      subject: subject.slice(0, 300),
      details: JSON.stringify(details),
    })
    .execute();
