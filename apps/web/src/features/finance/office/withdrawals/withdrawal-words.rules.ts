import type { OfficeWithdrawal, WithdrawalSource, WithdrawalState } from "@rebale/contract/banking";
import type { Tone } from "../../../../shared/office/chip.tsx";

export const withdrawalWords: Readonly<Record<WithdrawalState, string>> = {
  asked: "To approve",
  approved: "To release",
  released: "Released",
  sent: "Sent",
  done: "At the bank",
  failed: "Failed",
  reversed: "Sent back",
  refused: "Refused",
  cancelled: "Taken back",
};

export const withdrawalTones: Readonly<Record<WithdrawalState, Tone>> = {
  asked: "waits",
  approved: "waits",
  released: "calm",
  sent: "calm",
  done: "good",
  failed: "bad",
  reversed: "bad",
  refused: "bad",
  cancelled: "calm",
};

export const sourceWords: Readonly<Record<WithdrawalSource, string>> = {
  deposit: "Deposit",
  proceeds: "Proceeds",
};

export type WithdrawalStep = "approve" | "release" | "refuse";

/** What who looks at it may decide: nobody releases what they approved. */
export function stepsOf({
  state,
  approved_by_you,
}: Pick<OfficeWithdrawal, "state" | "approved_by_you">): readonly WithdrawalStep[] {
  if (state === "asked") return ["approve", "refuse"];
  if (state === "approved") return approved_by_you ? ["refuse"] : ["release", "refuse"];
  return state === "released" ? ["refuse"] : [];
}
