import type { CompanyRecord } from "@rebale/contract/awards";
import { t } from "ttag";

/** How a seller's invoices were found in buyers' GSTR-2Bs; too few of them say nothing. */
export const filingText = (filing: CompanyRecord["filing"]): string =>
  filing === null
    ? t`Nothing checked yet`
    : t`Filed in time ${filing.on_time} of ${filing.checked} · missing ${filing.missing}`;
