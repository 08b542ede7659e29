import type { ReceiptState, WithdrawalState } from "@rebale/contract/banking";
import type { PaymentState } from "@rebale/contract/payments";
import { t } from "ttag";
import type { Tone } from "../chip.tsx";

export const receiptLabels: Readonly<Record<ReceiptState, string>> = {
  claimed: t`Claimed`,
  matched: t`Matched`,
  mismatched: t`Mismatched`,
  unknown: t`Unknown`,
  returned: t`Sent back`,
  refused: t`Refused`,
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
  asked: t`To approve`,
  approved: t`To release`,
  released: t`Released`,
  sent: t`Sent`,
  done: t`At the bank`,
  failed: t`Failed`,
  reversed: t`Sent back`,
  refused: t`Refused`,
  cancelled: t`Taken back`,
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
  created: t`Begun`,
  authorised: t`On its way`,
  failed: t`Failed`,
  captured: t`Paid`,
  expired: t`Lapsed`,
};

export const gatewayTones: Readonly<Record<PaymentState, Tone>> = {
  created: "calm",
  authorised: "waits",
  failed: "bad",
  captured: "good",
  expired: "calm",
};
