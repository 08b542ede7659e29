import type { OfficeWithdrawal, WithdrawalFacts, WithdrawalSource } from "@rebale/contract/banking";
import { t } from "ttag";

export const sourceLabels: Readonly<Record<WithdrawalSource, string>> = {
  deposit: t`Deposit`,
  proceeds: t`Proceeds`,
};

export type WithdrawalStep = "approve" | "release" | "refuse";

/** The viewer's decisions: nobody releases what they approved. */
export function stepsOf({
  state,
  approved_by_you,
}: Pick<OfficeWithdrawal, "state" | "approved_by_you">): readonly WithdrawalStep[] {
  if (state === "asked") return ["approve", "refuse"];
  if (state === "approved") return approved_by_you ? ["refuse"] : ["release", "refuse"];
  return state === "released" ? ["refuse"] : [];
}

/** One person who lets both the account and the money go leaves nobody to find a false account. */
export function accountWarning({
  accepted_by_you,
  accepted_by_approver,
  payouts,
}: WithdrawalFacts["account"]): string | null {
  if (accepted_by_approver)
    return t`Who approved this withdrawal accepted its account, too: look at the account’s paper yourself.`;
  if (accepted_by_you)
    return t`You accepted this account yourself: it is better approved by somebody else.`;
  return payouts === 0 ? t`Nothing was ever paid to this account.` : null;
}
