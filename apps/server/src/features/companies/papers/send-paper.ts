import type { Body, companies } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import { findMismatches, mismatchWords } from "@rebale/contract/values/checks";
import type { Words } from "@rebale/contract/values/complaint";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { waitAgain } from "../../accounts/index.ts";
import { lockPaperOwner } from "../../company-register/index.ts";
import { noteCorrected, replacePaper, storeCompanyDocument } from "../../papers/index.ts";

type Sent = Body<typeof companies.sendPaper>;
interface Sender {
  readonly companyId: number;
  readonly userId: number;
}

/**
 * Puts a paper in place of the company's of this kind. Its number has to agree with the company's
 * PAN, where that is known.
 * @throws Problem invalid_input, document_unreadable, active_content, picture_too_large
 */
export async function sendPaper(
  deps: Pick<Deps, "db" | "files" | "limits" | "clock">,
  { companyId, userId }: Sender,
  { kind, number, valid_from, valid_to }: Sent,
  upload: Upload | undefined,
): Promise<void> {
  const refuse = (path: string, msg: Words) => new Problem("invalid_input", { path, msg });
  if (!upload) throw refuse("document", { en: "Choose the paper's file", hi: "काग़ज़ की फ़ाइल चुनिए" });
  const today = indiaDay(deps.clock.now());
  if (valid_to && valid_to < today)
    throw refuse("valid_to", {
      en: "This paper is no longer valid",
      hi: "इस काग़ज़ की तारीख़ निकल चुकी है",
    });
  await storeCompanyDocument(deps, { companyId, userId, upload }, async (tx, file) => {
    const { pan, name } = await lockPaperOwner(tx, companyId);
    if (kind === "pan" && pan !== null && number !== pan)
      throw refuse("number", {
        en: `The PAN of your company is ${pan}`,
        hi: `आपकी कंपनी का PAN ${pan} है`,
      });
    const [mismatch] = kind === "gst" ? findMismatches({ pan, gstin: number }) : [];
    if (mismatch?.field === "gstin") throw refuse("number", mismatchWords(mismatch));
    await replacePaper(tx, {
      company_id: companyId,
      kind,
      number,
      file,
      valid_from,
      valid_to,
      sent_by: userId,
    });
    await noteCorrected(tx, companyId, [kind]);
    await waitAgain(tx, userId);
    await writeAudit(tx, {
      adminId: userId,
      action: "company paper sent",
      ...aboutCompany(companyId, name),
      details: { kind, number, valid_from, valid_to },
    });
  });
}
