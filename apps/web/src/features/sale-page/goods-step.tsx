import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import classes from "../../shared/goods/goods.module.css";
import type { GoodsStep as Step } from "../../shared/goods/goods.rules.ts";
import type { Side } from "../../shared/goods/side.ts";
import { BookTruck } from "../lifting/sale/book-truck.tsx";
import { TruckButton } from "../lifting/sale/truck-dialog.tsx";
import { AcceptClaim, DisputeClaim } from "../settlement/sale/answer-claim.tsx";
import { AcceptWeight, DisputeWeight } from "../settlement/sale/answer-weight.tsx";
import { percentText } from "../settlement/sale/claim-labels.rules.ts";
import { Rate } from "../settlement/sale/rate.tsx";
import { SayLifted } from "../settlement/sale/say-lifted.tsx";

interface Props {
  award: Award;
  side: Side;
  step: Step;
  /** Only owners and managers act. */
  may: boolean;
}

/** This side's next step with the goods: the page's one filled button. */
export function GoodsStep({ award, side, step, may }: Props) {
  if (!may)
    return <p>{t`An owner or manager of your company does this. Your role lets you look.`}</p>;
  switch (step.kind) {
    case "answer_claim":
      return (
        <>
          <p className={classes.line}>
            {t`The buyer claims ${percentText(step.claim.asked_percent)} off a truck’s goods for this: ${step.claim.what}. Accept it, or say why not.`}
          </p>
          <AcceptClaim claim={step.claim} kind="main" />
          <DisputeClaim claim={step.claim} />
        </>
      );
    case "book":
      return <BookTruck award={award} kind="main" />;
    case "truck":
      return (
        <>
          <TruckButton truck={step.truck} side={side} may={may} kind="main" />
          <BookTruck award={award} kind="quiet" />
        </>
      );
    case "say_lifted":
      return <SayLifted award={award} kind="main" />;
    case "accept_weight":
      return (
        <>
          <AcceptWeight award={award} kind="main" />
          {award.weight[side] === null && <DisputeWeight award={award} />}
        </>
      );
    case "rate":
      return <Rate award={award} side={side} kind="main" />;
  }
}
