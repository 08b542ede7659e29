import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import type { Side } from "../../../shared/goods/side.ts";

/** The next step with the weight of a sale that was lifted. */
export function weightNext({ weight, claims }: Award, side: Side): string {
  const own = weight[side];
  const other = weight[side === "buyer" ? "seller" : "buyer"];
  if (claims.some(({ state }) => state === "open" || state === "disputed"))
    return t`The weight is settled once the claims are decided.`;
  if (own?.answer === "disputed")
    return t`You dispute the weight. Agree with the other side, then accept it here.`;
  if (other?.answer === "disputed")
    return t`The other side disputes the weight. Its reason is below.`;
  if (own)
    return t`You accept the weight. It is settled as soon as the other side does, or 48 hours after the lifting.`;
  return t`Look at the weight of the slips and accept it. It is settled when both sides do, or when nobody disputes it for 48 hours.`;
}
