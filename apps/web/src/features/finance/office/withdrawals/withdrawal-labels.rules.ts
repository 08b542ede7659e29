import type { OfficeWithdrawal, WithdrawalSource } from "@rebale/contract/banking";

export const sourceLabels: Readonly<Record<WithdrawalSource, string>> = {
  deposit: "Deposit",
  proceeds: "Proceeds",
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
