import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { lastDay } from "../../../lib/formatting/formatting.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { stateLabels } from "../../../shared/goods/state-labels.ts";
import { weightNext } from "../../settlement/sale/weight-labels.rules.ts";
import { payableText } from "../award-labels.rules.ts";
import type { Hero } from "./market-hero.rules.ts";

/** Where a sale stands whose two sides pay each other. */
export const directHeroOf = (award: Award, side: Side): Hero => ({
  title: stateLabels[award.state],
  words: [textOf(award, side)].filter(Boolean),
});

function textOf(award: Award, side: Side): string {
  const amount = payableText(award);
  const by = award.due_at && lastDay(award.due_at);
  const until = award.lift_by && lastDay(award.lift_by);
  if (award.state === "payment_due" && side === "buyer")
    return by
      ? t`Pay the seller ${amount} by ${by}. You two settle it directly; Rebale holds no money.`
      : t`Pay the seller ${amount}. You two settle it directly; Rebale holds no money.`;
  if (award.state === "payment_due")
    return by
      ? t`The buyer pays you ${amount} by ${by}, directly. Say so here when it has arrived.`
      : t`The buyer pays you ${amount} directly. Say so here when it has arrived.`;
  if (award.state === "paid" && side === "buyer")
    return until
      ? t`The seller has your money. Lift the goods by ${until}.`
      : t`The seller has your money. Agree with them when you lift the goods.`;
  if (award.state === "paid")
    return until
      ? t`The buyer lifts the goods by ${until}. Say so here when they are gone.`
      : t`The buyer may lift the goods. Say so here when they are gone.`;
  if (award.state === "lifting")
    return until
      ? t`The goods are being lifted. All of it is to be gone by ${until}.`
      : t`The goods are being lifted.`;
  if (award.state === "lifted") return weightNext(award, side);
  if (award.state === "settled") return t`The weight is settled. Nothing is left to be lifted.`;
  if (award.state === "completed") return t`Paid and lifted. Nothing is left to do.`;
  if (award.state === "cancelled") return t`The sale is off. Nobody owes anything.`;
  return "";
}
