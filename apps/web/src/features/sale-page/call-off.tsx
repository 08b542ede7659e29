import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import classes from "../../shared/goods/sale.module.css";
import type { Side } from "../../shared/goods/side.ts";
import { cancelWish } from "./award-labels.rules.ts";
import { SayMove } from "./say-move.tsx";

interface Props {
  award: Award;
  side: Side;
}

/** A sale is off when both sides say so; what one says, with its reason, the other reads. */
export function CallOff({ award, side }: Props) {
  const isAgreed = cancelWish(award, side) !== null;
  return (
    <div className={classes.off}>
      <SayMove
        award={award}
        move="agree_cancel"
        kind="quiet"
        button={isAgreed ? t`Agree to call it off` : t`Ask to call the sale off`}
        title={t`Call the sale off?`}
        text={isAgreed ? agreed(award) : t`Until the other side agrees, the sale stands as it is.`}
        help={t`The other side and Rebale’s office read it.`}
        yes={isAgreed ? t`Call it off` : t`Ask`}
        done={isAgreed ? t`The sale is off` : t`The other side is asked`}
      />
    </div>
  );
}

const agreed = ({ pay_through }: Award) =>
  pay_through === "market"
    ? t`The other side has asked for it. With your word the sale is off, and the buyer has back what was paid, the deposit too.`
    : t`The other side has asked for it. With your word the sale is off, and nobody owes anything.`;
