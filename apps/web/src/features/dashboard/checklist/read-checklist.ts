import { api } from "../../../lib/api/browser.ts";
import { orNull } from "../../../lib/api/loader.ts";
import { companies, wallet } from "../../../lib/api/operations.ts";
import { type Checklist, checklistOf } from "./checklist.rules.ts";

/** Null where it cannot be read: the dashboard does without it. */
export async function readChecklist(bids: number): Promise<Checklist | null> {
  const [company, money] = await Promise.all([
    orNull(api.call(companies.readCompany)),
    orNull(api.call(wallet.wallet)),
  ]);
  return company && checklistOf({ company: company.data, wallet: money?.data ?? null, bids });
}
