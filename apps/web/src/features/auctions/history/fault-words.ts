import { t } from "ttag";
import type { Verdict } from "./verify-ledger.ts";

type Fault = NonNullable<Verdict["fault"]>["what"];

/** The reason why an entry of the ledger does not match, as the end of a sentence. */
export const faultWords = (what: Fault): string => WORDS[what]();

const WORDS: Record<Fault, () => string> = {
  order: () => t`an entry is missing or out of place`,
  link: () => t`it does not carry the fingerprint of the entry before`,
  hash: () => t`it was altered`,
  reserve: () => t`the reserve is not the one that was sealed`,
  terms: () => t`the lot is not what was sealed`,
  maximum: () => t`your maximum is not the one that was sealed`,
  tenders: () => t`not every tender was opened once, and at its time`,
  tender: () => t`the bid is not the tender that was sealed`,
  seed: () => t`equal tenders were not drawn as was sealed`,
  ties: () => t`the tenders do not stand in their order`,
};
