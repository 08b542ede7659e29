import type { OfficeClaim } from "@rebale/contract/settlement";
import { t } from "ttag";
import { indianNumber } from "../../../lib/formatting/formatting.ts";

type State = OfficeClaim["state"];

export const claimLabels: Readonly<Record<State, string>> = {
  open: t`With the seller`,
  disputed: t`To decide`,
  accepted: t`Accepted`,
  decided: t`Decided`,
};
export const claimTones = {
  open: "calm",
  disputed: "waits",
  accepted: "good",
  decided: "good",
} as const satisfies Record<State, string>;

export const percentOff = (percent: number): string => `${indianNumber(percent, 4)}%`;

/** On the truck's value without GST, in rupees; half up to the paisa. */
export const worth = (value: number, percent: number): number =>
  Math.round((Math.round(value * 100) * percent) / 100) / 100;

/** The seller's silence may be decided on too: the goods rot meanwhile. */
export const isDecidable = ({ state }: Pick<OfficeClaim, "state">): boolean =>
  state === "disputed" || state === "open";

/** The fault in a share to be taken off; null where there is none. */
export function shareFault(typed: string, asked: number): string | null {
  const share = Number(typed);
  if (typed.trim() === "" || Number.isNaN(share) || share < 0)
    return t`Enter a share, 0 for nothing`;
  return share > asked ? t`At most ${percentOff(asked)}, as was asked` : null;
}
