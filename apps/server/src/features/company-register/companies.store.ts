import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** The company as its papers need it, locked against the office and other papers. */
export const lockPaperOwner = (tx: Tx, id: number) =>
  tx
    .selectFrom("companies")
    .select(["id", "name", "pan", "status", "reasons"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

interface Standing {
  readonly status: string;
  readonly reasons: readonly { path: string; msg: string }[];
}
/** A company submitted now that was not before waits from now on. */
export const setStanding = (tx: Tx, id: number, { status, reasons }: Standing) =>
  tx
    .updateTable("companies")
    .set({
      status,
      reasons: JSON.stringify(reasons),
      submitted_at: sql<Date | null>`case when ${status} <> 'submitted' then submitted_at
        when status = 'submitted' then submitted_at else market_now() end`,
    })
    .where("id", "=", id)
    .execute();

interface Waiver {
  readonly waived: boolean;
  readonly reason: string;
  readonly officeId: number;
}
/** @returns the company's name, and what the office said of it before; nothing of an unknown one */
export async function setWaiver(
  tx: Tx,
  companyId: number,
  { waived, reason, officeId }: Waiver,
): Promise<{ name: string; before: boolean | null } | undefined> {
  const company = await tx
    .selectFrom("companies")
    .select(["name", "signature_waived"])
    .where("id", "=", companyId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) return undefined;
  await tx
    .updateTable("companies")
    .set({
      signature_waived: waived,
      signature_reason: reason,
      signature_set_by: officeId,
      signature_set_at: sql<Date>`market_now()`,
    })
    .where("id", "=", companyId)
    .execute();
  return { name: company.name, before: company.signature_waived };
}
