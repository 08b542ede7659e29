import type { authorisations, Body } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import { violates } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { storeCompanyDocument } from "../papers/index.ts";
import {
  type AuthorisationRow,
  addAuthorisation,
  findAuthorisation,
  lockAuthorisation,
  NUMBER_TAKEN,
  setAuthorisation,
} from "./authorisations.store.ts";
import { readMarketRules } from "./market-rules.ts";

type Context = Pick<Deps, "db" | "files" | "limits" | "config">;

/**
 * Keeps an authorisation and its document; it waits for the office.
 * @throws Problem invalid_input without a document or with a last day that is over,
 * authorisation_taken, document_unreadable
 */
export async function sendAuthorisation(
  deps: Context,
  { userId, company }: Acting,
  { capacity_kg, ...sent }: Body<typeof authorisations.sendAuthorisation>,
  uploads: readonly Upload[],
): Promise<AuthorisationRow> {
  const [upload] = uploads;
  if (!upload)
    throw new Problem("invalid_input", {
      path: "document",
      msg: { en: "Send the document with it", hi: "साथ में काग़ज़ भी भेजिए" },
    });
  if (sent.valid_to < indiaDay(await marketNow(deps.db)))
    throw new Problem("invalid_input", {
      path: "valid_to",
      msg: { en: "This authorisation is over already", hi: "इस ऑथराइज़ेशन की तारीख़ निकल चुकी है" },
    });
  const { companyId } = company;
  return storeCompanyDocument(deps, { companyId, userId, upload }, async (tx, document) => {
    const { second_look_kg } = await readMarketRules(tx, deps.config);
    const id = await addAuthorisation(tx, {
      ...sent,
      company_id: companyId,
      capacity_grams: Math.round(capacity_kg * 1000),
      needs_second_look: capacity_kg > second_look_kg,
      sent_by: userId,
      document,
    });
    await writeAudit(tx, {
      adminId: userId,
      action: "authorisation sent",
      ...aboutCompany(companyId),
      details: { id, ...sent, capacity_kg },
    });
    return (await findAuthorisation(tx, id)) as AuthorisationRow;
  }).catch((error: unknown) => {
    throw violates(error, NUMBER_TAKEN)
      ? new Problem("authorisation_taken", { path: "number" })
      : error;
  });
}

/**
 * Withdraws what waits or is accepted; to withdraw again changes nothing.
 * @throws Problem not_found for a stranger's, authorisation_decided for a refused one
 */
export async function withdrawAuthorisation(
  { db }: Pick<Deps, "db">,
  { userId, company }: Acting,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await lockAuthorisation(tx, id);
    if (found?.company_id !== company.companyId) throw new Problem("not_found");
    if (found.status === "withdrawn") return;
    if (found.status === "refused") throw new Problem("authorisation_decided");
    await setAuthorisation(tx, id, { status: "withdrawn" });
    await writeAudit(tx, {
      adminId: userId,
      action: "authorisation withdrawn",
      ...aboutCompany(company.companyId),
      details: { id, number: found.number, was: found.status },
    });
  });
}
