import type { DataOf } from "@rebale/contract";
import type { checkUser } from "@rebale/contract/office";

type Found = DataOf<typeof checkUser>;

export function mismatchText({ code, is }: Found["mismatches"][number]): string {
  switch (code) {
    case "pan_unknown_holder":
      return "The fourth letter of the PAN is not a valid holder type.";
    case "pan_other_entity":
      return `The PAN belongs to ${is}; the company says otherwise.`;
    case "gstin_other_pan":
      return `The GST number belongs to the PAN ${is}.`;
    case "gstin_other_state":
      return is
        ? `The GST number is for ${is}, but the address is in another state.`
        : "The GST number has no valid state code.";
  }
}

type Same = Found["duplicates"][number]["same"][number];
const names: Readonly<Record<Same, string>> = {
  pan: "PAN",
  gstin: "GST number",
  bank_account: "bank account",
  phone: "phone",
};
export const sameText = (same: readonly Same[]): string => same.map((one) => names[one]).join(", ");
