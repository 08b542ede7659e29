import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { lastDay } from "../../lib/formatting/formatting.ts";
import type { GoodsStep as Step } from "../../shared/goods/goods.rules.ts";
import classes from "../../shared/goods/sale.module.css";
import { toneOf } from "../../shared/goods/sale-labels.rules.ts";
import { stateLabels } from "../../shared/goods/sale-words.ts";
import type { Side } from "../../shared/goods/side.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import { weightNext } from "../settlement/sale/weight-labels.rules.ts";
import { cancelWish, payableText } from "./award-labels.rules.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import { GoodsStep } from "./goods-step.tsx";
import { Wish } from "./wish.tsx";

interface Props {
  award: Award;
  side: Side;
  /** Only owners and managers act. */
  may: boolean;
  step: Step | null;
}

/** Where a sale between the two stands, and the one thing that this side does next. */
export function NextStep({ award, side, may, step }: Props) {
  const wish = cancelWish(award, side);
  return (
    <section className={classes.next} data-tone={toneOf(award.state)} aria-label={t`Next step`}>
      <h2>{stateLabels[award.state]}</h2>
      <p>
        <WithDates>{nextText(award, side)}</WithDates>
      </p>
      {wish !== null && <Wish wish={wish} side={side} />}
      <div className={classes.steps}>
        <Button award={award} side={side} may={may} step={step} />
      </div>
    </section>
  );
}

function Button({ award, side, may, step }: Props) {
  const moves = award.moves_allowed;
  const isOwn = moves.includes("confirm_paid") || moves.includes("complete_outside");
  if (!may && side === "seller" && isOwn)
    return <p>{t`An owner or manager of your company does this. Your role lets you look.`}</p>;
  if (moves.includes("confirm_paid")) return <ConfirmStep award={award} step="confirm_paid" />;
  if (step) return <GoodsStep award={award} side={side} step={step} may={may} />;
  if (moves.includes("complete_outside") && award.state !== "payment_due")
    return <ConfirmStep award={award} step="complete_outside" />;
  const { mobile } = side === "buyer" ? award.seller : award.buyer;
  const isOver = award.state === "completed" || award.state === "cancelled";
  if (side === "seller" || !mobile || isOver) return null;
  return (
    <ButtonLink kind="main" to={`tel:+91${mobile}`} reloadDocument>
      {t`Call the seller`}
    </ButtonLink>
  );
}

function nextText(award: Award, side: Side): string {
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
