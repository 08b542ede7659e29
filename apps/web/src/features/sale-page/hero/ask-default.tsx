import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { SayMove } from "../say-move.tsx";

/** The seller asks for the end of a sale that was not paid or lifted; the office decides. */
export const AskDefault = ({ award }: { award: Award }) => (
  <SayMove
    award={award}
    move="ask_default"
    kind="main"
    button={t`Ask to end the sale`}
    title={t`Ask to end this sale?`}
    text={t`Rebale’s office hears the buyer and decides. Until then the sale stands, and the buyer may still keep it.`}
    help={t`The buyer and Rebale’s office read it.`}
    yes={t`Ask`}
    done={t`Rebale’s office is asked`}
  />
);
