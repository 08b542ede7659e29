import type { Award } from "@rebale/contract/awards";
import type { NextStep } from "@rebale/contract/awards/next-step";
import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import classes from "../../../shared/goods/goods.module.css";
import { nextTruck } from "../../../shared/goods/goods.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EwayNumber } from "../../invoices/sale/eway-number.tsx";
import { BookTruck } from "../../lifting/sale/book-truck.tsx";
import { TruckStep } from "../../lifting/sale/truck-dialog.tsx";
import { AcceptClaim, DisputeClaim } from "../../settlement/sale/answer-claim.tsx";
import { AcceptWeight, DisputeWeight } from "../../settlement/sale/answer-weight.tsx";
import { percentText } from "../../settlement/sale/claim-labels.rules.ts";
import { Rate } from "../../settlement/sale/rate.tsx";
import { SayLifted } from "../../settlement/sale/say-lifted.tsx";
import { AskDefault } from "./ask-default.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import type { WaitsForEway } from "./goods-hero.ts";

interface Props {
  award: Award;
  side: Side;
  step: NextStep;
  papers: readonly Invoice[] | null;
  eway: WaitsForEway | null;
  /** Only owners and managers act. */
  may: boolean;
}

/** The one thing that this side does next: the page's one filled button. */
export function HeroAction(props: Props) {
  const { award, side, step, may } = props;
  const acts = ownAct(props);
  if (acts) return may ? acts : <Looks />;
  const moves = award.moves_allowed;
  if (moves.includes("ask_default")) return may ? <AskDefault award={award} /> : <Looks />;
  if (moves.includes("complete_outside") && award.state !== "payment_due")
    return may ? <ConfirmStep award={award} step="complete_outside" /> : <Looks />;
  return <Waits award={award} side={side} isPaying={step.what === "pay"} />;
}

const Looks = () => (
  <p>{t`An owner or manager of your company does this. Your role lets you look.`}</p>
);

function ownAct({ award, side, step, papers, eway, may }: Props): React.ReactNode {
  // Money still to come does not keep somebody from rating.
  if (step.what === "wait_release" && award.your_rating === null)
    return <Rate award={award} side={side} kind="main" />;
  if (step.who !== "you") return null;
  const truck = nextTruck(award.trips);
  switch (step.what) {
    case "confirm_money":
      return award.moves_allowed.includes("confirm_paid") ? (
        <ConfirmStep award={award} step="confirm_paid" />
      ) : null;
    case "book_truck":
    case "bring_truck":
      return <Booking award={award} side={side} may={may} />;
    case "load_truck":
      if (side === "seller" && eway) return <EwayNumber paper={eway.paper} kind="main" />;
      return truck && <TruckStep truck={truck} side={side} may={may} />;
    case "say_lifted":
      return award.moves_allowed.includes("lifted") ? (
        <SayLifted award={award} kind="main" />
      ) : null;
    case "answer_claim":
      return <AnswerClaim award={award} papers={papers} />;
    case "accept_weight":
    case "agree_weight":
      return (
        <>
          <AcceptWeight award={award} papers={papers} kind="main" />
          {award.weight[side] === null && <DisputeWeight award={award} />}
        </>
      );
    case "rate":
      return <Rate award={award} side={side} kind="main" />;
    default:
      return null;
  }
}

/** One part before and after a booking: its dialog, with the driver's link, stays open. */
function Booking({ award, side, may }: Pick<Props, "award" | "side" | "may">) {
  const truck = nextTruck(award.trips);
  return (
    <>
      {truck && <TruckStep truck={truck} side={side} may={may} />}
      <BookTruck award={award} kind={truck ? "quiet" : "main"} />
    </>
  );
}

function AnswerClaim({ award, papers }: Pick<Props, "award" | "papers">) {
  const claim = award.claims.find(({ state }) => state === "open");
  if (!claim) return null;
  return (
    <>
      <p className={classes.line}>
        {t`The buyer claims ${percentText(claim.asked_percent)} off a truck’s goods for this: ${claim.what}. Accept it, or say why not.`}
      </p>
      <AcceptClaim claim={claim} papers={papers} kind="main" />
      <DisputeClaim claim={claim} />
    </>
  );
}

/** Where the other side, or nobody, is next. */
function Waits({ award, side, isPaying }: { award: Award; side: Side; isPaying: boolean }) {
  const { state, pay_through } = award;
  const isOver = state === "completed" || state === "defaulted" || state === "cancelled";
  if (isOver)
    return pay_through === "market" ? (
      <ButtonLink kind="brand" to="/wallet">
        {t`Open the wallet`}
      </ButtonLink>
    ) : null;
  const isDirect = pay_through === "parties";
  const { mobile } = side === "buyer" ? award.seller : award.buyer;
  const isOfGoods = state === "paid" || state === "lifting" || (isDirect && side === "buyer");
  if (!mobile || !isOfGoods) return null;
  return (
    <ButtonLink
      kind={isDirect && isPaying ? "main" : "quiet"}
      to={`tel:+91${mobile}`}
      reloadDocument
    >
      {side === "buyer" ? t`Call the seller` : t`Call the buyer`}
    </ButtonLink>
  );
}
