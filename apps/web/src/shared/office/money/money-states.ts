import type { ReceiptState, WithdrawalState } from "@rebale/contract/banking";
import type { PaymentState } from "@rebale/contract/payments";
import type { Tone } from "../chip.tsx";

export const receiptLabels: Readonly<Record<ReceiptState, string>> = {
  claimed: "Claimed",
  matched: "Matched",
  mismatched: "Mismatched",
  unknown: "Unknown",
  returned: "Sent back",
  refused: "Refused",
};

export const receiptTones: Readonly<Record<ReceiptState, Tone>> = {
  claimed: "calm",
  matched: "good",
  mismatched: "waits",
  unknown: "waits",
  returned: "calm",
  refused: "bad",
};

export const withdrawalLabels: Readonly<Record<WithdrawalState, string>> = {
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

export const gatewayLabels: Readonly<Record<PaymentState, string>> = {
  created: "Begun",
  authorised: "On its way",
  failed: "Failed",
  captured: "Paid",
  expired: "Lapsed",
};

export const gatewayTones: Readonly<Record<PaymentState, Tone>> = {
  created: "calm",
  authorised: "waits",
  failed: "bad",
  captured: "good",
  expired: "calm",
};
