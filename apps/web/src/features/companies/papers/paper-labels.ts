import type { Company, CompanyPaperKind, Paper } from "@rebale/contract/companies";
import { t } from "ttag";

export const paperNames: Readonly<Record<CompanyPaperKind, string>> = {
  pan: t`PAN card`,
  gst: t`GST certificate`,
  incorporation: t`Incorporation certificate`,
  bank: t`Bank proof`,
};
export const numberNames: Readonly<Record<CompanyPaperKind, string>> = {
  pan: t`PAN`,
  gst: t`GST number`,
  incorporation: t`Certificate number`,
  bank: t`Account number`,
};
export const paperHints: Readonly<Record<CompanyPaperKind, string>> = {
  pan: t`Of the company, or of its proprietor`,
  gst: t`All pages in one PDF, or the first page as a photo`,
  incorporation: t`Or the partnership deed, or the trust deed`,
  bank: t`A cancelled cheque, or the first page of the passbook`,
};
export const paperStates: Readonly<Record<Paper["status"], string>> = {
  sent: t`Sent, being checked`,
  accepted: t`Accepted`,
  correction_asked: t`Please correct`,
  lapsed: t`Expired`,
};

/** Whether a company of this kind needs the paper; a proprietor has no incorporation. */
export function askedFor(kind: CompanyPaperKind, entity: Company["entity"]): string | null {
  if (kind === "pan") return t`Needed`;
  if (kind === "gst") return t`Needed where you have a GST number`;
  if (kind === "bank") return t`Needed before money is paid out to you`;
  return entity === "individual" || entity === "huf" ? null : t`If you have one`;
}

/** Other papers are good until a newer one comes. */
export const mayExpire = (kind: CompanyPaperKind): boolean => kind === "gst";
