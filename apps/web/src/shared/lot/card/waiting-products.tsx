import { t } from "ttag";
import classes from "../../../ui/states/states.module.css";
import { WaitingFrame } from "../../../ui/states/waiting.tsx";
import { LotPlaceholder } from "./lot-placeholder.tsx";

/** S2.50: a picture 300 px high while a seller's products are on their way. */
export const WaitingProducts = () => (
  <WaitingFrame>
    <div className={classes.bales} role="img" aria-label={t`Loading products`}>
      <LotPlaceholder />
    </div>
  </WaitingFrame>
);
