import { addDays, DAY_MS, indiaDay } from "@rebale/contract/values/calendar";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { companyStates } from "../data/companies.ts";
import {
  addAuthorisations,
  claimPart,
  findCompanies,
  findModerator,
  setStatus,
} from "../stores/demo.store.ts";
import { specimen } from "./specimen.ts";

/** Beside what a company with a capacity nearly used up has used. */
const LEFT_GRAMS = 4_000_000;

/** Companies in every state, and what they are authorised for, each with a document. */
export async function seedCompanies(
  { files }: Pick<Deps, "files">,
  tx: Tx,
  now: Date,
): Promise<void> {
  if (!(await claimPart(tx, "companies"))) return;
  const companies = await findCompanies(
    tx,
    companyStates.map(({ email }) => email),
  );
  const moderator = await findModerator(tx);
  const today = indiaDay(now);
  for (const { email, status, holds = [] } of companyStates) {
    const company = companies.get(email);
    if (!company) continue;
    await setStatus(tx, company.id, status);
    const rows = holds.map(({ years = 3, capacity, firstLook, reason, ...held }) => ({
      ...held,
      status: held.status ?? "accepted",
      reason: reason ?? null,
      company_id: company.id,
      sent_by: company.userId,
      valid_from: addDays(today, -700),
      valid_to: addDays(today, years * 365),
      capacity_grams: capacity === "nearly used" ? company.usedGrams + LEFT_GRAMS : capacity * 1000,
      first_look_by: firstLook ? moderator : null,
      sent_at: new Date(now.getTime() - (held.status === "waiting" ? 1 : 90) * DAY_MS),
      document: `${crypto.randomUUID()}.pdf`,
    }));
    for (const row of rows)
      await files.put(
        `private/${row.document}`,
        specimen([company.name, row.kind, row.number, `${row.valid_from} to ${row.valid_to}`]),
      );
    await addAuthorisations(tx, rows);
  }
}
