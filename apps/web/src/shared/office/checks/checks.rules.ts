import type { DataOf } from "@rebale/contract";
import type { checkUser } from "@rebale/contract/office";
import { t } from "ttag";

type Found = DataOf<typeof checkUser>;

export function mismatchText({ code, is }: Found["mismatches"][number]): string {
  switch (code) {
    case "pan_unknown_holder":
      return t`The fourth letter of the PAN is not a valid holder type.`;
    case "pan_other_entity":
      return t`The PAN belongs to ${is}; the company says otherwise.`;
    case "gstin_other_pan":
      return t`The GST number belongs to the PAN ${is}.`;
    case "gstin_other_state":
      return is
        ? t`The GST number is for ${is}, but the address is in another state.`
        : t`The GST number has no valid state code.`;
  }
}

type Same = Found["duplicates"][number]["same"][number];
const names: Readonly<Record<Same, string>> = {
  pan: "PAN",
  gstin: t`GST number`,
  bank_account: t`bank account`,
  phone: t`phone`,
};
export const sameText = (same: readonly Same[]): string => same.map((one) => names[one]).join(", ");
