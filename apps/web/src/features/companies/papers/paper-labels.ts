import type { CompanyPaperKind, Paper } from "@rebale/contract/companies";
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
