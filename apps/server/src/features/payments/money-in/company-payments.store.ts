import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

export interface CompanyPayment {
  readonly id: number;
  readonly order: string | null;
  /** The gateway's ids of each try, the newest first. */
  readonly tries: readonly string[];
  readonly amount: Paise;
  readonly state: "created" | "authorised" | "failed" | "captured" | "expired";
  readonly awardId: number | null;
  readonly askedAt: Date;
}

/** A company's payments through a gateway, the newest 100. */
export async function paymentsOfCompany(db: Db, companyId: number): Promise<CompanyPayment[]> {
  const { rows } = await sql<CompanyPayment>`select id, gateway_order as "order", amount, state,
      award_id as "awardId", asked_at as "askedAt",
      array(select payment_id from gateway_payments tried where tried.payments_id = payments.id
        order by tried.at desc) as tries
    from payments where company_id = ${companyId} order by id desc limit 100`.execute(db);
  return rows;
}
