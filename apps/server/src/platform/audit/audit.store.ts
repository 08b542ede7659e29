import { sql } from "kysely";
import type { Db, Tx } from "../db/db.ts";
import { withoutAccounts } from "./audit-changes.rules.ts";
import type { AuditSubject } from "./audit-subjects.rules.ts";
import { callKey, callOrigin } from "./call-origin.ts";

/** An entry of who did what to what; the table's one writer, so that it grows in one place. */
export interface AuditEntry extends AuditSubject {
  /** Null for a command of the server. */
  readonly adminId: number | null;
  /** The deed, in two or three words. */
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
        details: JSON.stringify(withoutAccounts(details)),
        address: callOrigin(),
        api_key_id: callKey(),
      })),
    )
    .execute();

/**
 * That somebody of the office looked at what is people's own, once in ten minutes: a list is paged,
 * and a page read anew.
 */
export const noteLook = (
  db: Db,
  { adminId, action, subject, userId, companyId, lotId, details = {} }: AuditEntry,
) =>
  sql`insert into audit (admin_id, action, subject, user_id, company_id, lot_id, details, address)
    select ${adminId}::bigint, ${action}::text, ${subject}::text, ${userId ?? null}::bigint,
      ${companyId ?? null}::bigint, ${lotId ?? null}::bigint,
      ${JSON.stringify(withoutAccounts(details))}::jsonb, ${callOrigin()}::text
    where not exists (select from audit where admin_id = ${adminId} and action = ${action}
      and subject = ${subject} and at > (select market_now()) - interval '10 minutes')`.execute(db);
