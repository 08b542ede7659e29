import type { Db } from "../../../platform/db/db.ts";

/** The payment that a captured try belongs to, and whose it is. */
export const findCaptured = (db: Db, gateway: string, paymentId: string) =>
  db
    .selectFrom("gateway_payments as g")
    .innerJoin("payments", "payments.id", "g.payments_id")
    .select(["payments.id", "payments.company_id as companyId"])
    .where("g.gateway", "=", gateway)
    .where("g.payment_id", "=", paymentId)
    .where("g.state", "=", "captured")
    .executeTakeFirst();
