import type { Tx } from "../../platform/db/db.ts";
import { lockCompanies } from "../company-register/index.ts";

/** A member who changes something of their company. */
export interface Actor {
  readonly userId: number;
  readonly companyId: number;
}

/** The company behind its lock: of two changes at once the later one is whole. */
export async function lockOwnCompany(
  tx: Tx,
  companyId: number,
): Promise<{ name: string; pan: string | null }> {
  await lockCompanies(tx, [companyId]);
  return tx
    .selectFrom("company_cards")
    .select(["name", "pan"])
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
}
