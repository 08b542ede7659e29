import type { Entity, Mismatch } from "@rebale/contract/values/checks";
import { t } from "ttag";

export const entityNames: Readonly<Record<Entity, string>> = {
  individual: t`Individual or proprietor`,
  company: t`Company`,
  firm: t`Firm or LLP`,
  huf: t`Hindu undivided family`,
  trust: t`Trust`,
  aop: t`Association of persons`,
  government: t`Government or local authority`,
  other: t`Other`,
};

/** The mismatch, beside the field. */
export function mismatchWords(mismatch: Mismatch): string {
  switch (mismatch.code) {
    case "pan_unknown_holder":
      return t`The fourth letter of a PAN is one of A, B, C, F, G, H, J, K, L, P and T. Please check it.`;
    case "pan_other_entity":
      return t`The fourth letter of the PAN means: ${entityNames[mismatch.is]}`;
    case "gstin_other_pan":
      return t`This GST number belongs to the PAN ${mismatch.is}. Please check both.`;
    case "gstin_other_state":
      return mismatch.is
        ? t`This GST number is for ${mismatch.is}, not for the state in your address.`
        : t`This GST number has no valid state code.`;
  }
}
