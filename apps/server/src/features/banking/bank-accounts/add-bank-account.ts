import type { Body, banking } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { findBank, hashToken } from "../../accounts/index.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { storeCompanyDocument } from "../../papers/index.ts";
import { contactName } from "../../payments/index.ts";
import { type SecretKeys, sealNumber } from "./account-numbers.ts";
import {
  type BankAccountRow,
  findOwnAccount,
  insertBankAccount,
  isPaidTo,
  readBankAccount,
  removeAccount,
} from "./bank-accounts.store.ts";
import { newObjectionSecret, tellOwners } from "./object-to-account.ts";

/**
 * Keeps an account with its paper; it waits for the office, and the owners are told.
 * @throws Problem invalid_input without a paper or for an IFSC of no bank, document_unreadable
 */
export async function addBankAccount(
  deps: Pick<Deps, "db" | "config" | "files" | "limits"> & SecretKeys,
  { userId, company: { companyId } }: Pick<Acting, "userId" | "company">,
  { holder, account_no, ifsc }: Body<typeof banking.addBankAccount>,
  [upload]: readonly Upload[],
): Promise<BankAccountRow> {
  // Gateways pay to names in Latin letters alone.
  if (contactName(holder) === null)
    throw new Problem("invalid_input", {
      path: "holder",
      msg: {
        en: "Write the holder's name in English letters, as the bank has it",
        hi: "खाताधारक का नाम अंग्रेज़ी अक्षरों में लिखिए, जैसा बैंक में है",
      },
    });
  if ((await findBank(ifsc)).name === null)
    throw new Problem("invalid_input", {
      path: "ifsc",
      msg: { en: "No bank has this IFSC", hi: "यह IFSC किसी बैंक का नहीं है" },
    });
  if (!upload)
    throw new Problem("invalid_input", {
      path: "document",
      msg: { en: "Send the document with it", hi: "साथ में काग़ज़ भी भेजिए" },
    });
  const sealed = await sealNumber(deps, companyId, account_no);
  return storeCompanyDocument(deps, { companyId, userId, upload }, async (tx, document) => {
    const last4 = account_no.slice(-4);
    const secret = newObjectionSecret();
    const id = await insertBankAccount(tx, {
      ...{ company_id: companyId, holder, ifsc, last4, document, sent_by: userId },
      ...sealed,
      objection_hash: hashToken(secret),
    });
    await writeAudit(tx, {
      adminId: userId,
      action: "bank account sent",
      ...aboutCompany(companyId),
      details: { bank_account_id: id, holder, ifsc, last4 },
    });
    const added = await readBankAccount(tx, id);
    await tellOwners(tx, deps.config.home, added, secret);
    return added;
  });
}

/**
 * Takes an account out.
 * @throws Problem not_found for a stranger's, account_in_use while money may be on its way to it
 */
export const removeBankAccount = (
  { db }: Pick<Deps, "db">,
  { userId, company: { companyId } }: Pick<Acting, "userId" | "company">,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    const found = await findOwnAccount(tx, companyId, id);
    if (!found) throw new Problem("not_found");
    if (await isPaidTo(tx, id)) throw new Problem("account_in_use");
    await removeAccount(tx, id);
    await writeAudit(tx, {
      adminId: userId,
      action: "bank account removed",
      ...aboutCompany(companyId),
      details: { bank_account_id: id, last4: found.last4 },
    });
  });
