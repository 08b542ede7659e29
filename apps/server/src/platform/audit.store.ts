import type { AuditSubject } from "./audit-subjects.rules.ts";
import { callOrigin } from "./call-origin.ts";
import type { Tx } from "./db.ts";

/** Who did what to what; the table's one writer, so that an entry grows in one place. */
export interface AuditEntry extends AuditSubject {
  /** Null for a command of the server. */
  readonly adminId: number | null;
  /** What was done, in two or three words. */
  readonly action: string;
  /**
   * Values that went with it: a reason, a timetable; of a change what was (`before`) and what is
   * (`after`). Never a secret: the audit is read, searched and exported.
   */
  readonly details?: object;
}

/** Every change by the office leaves an entry, in the same transaction. */
export const writeAudit = (tx: Tx, entry: AuditEntry) => writeAudits(tx, [entry]);

/** One for each, in one statement. */
export const writeAudits = (tx: Tx, entries: readonly AuditEntry[]) =>
  tx
    .insertInto("audit")
    .values(
      entries.map(({ adminId, action, subject, userId, companyId, lotId, details = {} }) => ({
        admin_id: adminId,
        action,
        subject: subject.slice(0, 300),
        user_id: userId,
        company_id: companyId,
        lot_id: lotId,
        details: JSON.stringify(details),
        address: callOrigin(),
      })),
    )
    .execute();
