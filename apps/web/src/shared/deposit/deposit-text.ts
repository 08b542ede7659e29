import type { Deposit } from "@rebale/contract/listings";
import { t } from "ttag";
import { rupees } from "../../lib/formatting/formatting.ts";

/** In a chip of a lot: "10 % deposit". Apart from what is typed: every page with cards has it. */
export const depositText = ({ percent, amount }: Deposit): string =>
  percent !== null ? t`${percent} % deposit` : t`${rupees(amount ?? 0)} deposit`;
