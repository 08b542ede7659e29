import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { StageChip } from "../../../../shared/lot/card/stage-chip.tsx";
import chip from "../../../../shared/lot/card/status-chip.module.css";

/** Whether the goods are sold: of an auction that is over its seller asks nothing else. */
const isSold = ({ status, outcome }: OwnLot) => status === "ended" && outcome === "sold";

export const OwnStage = ({ lot }: { lot: OwnLot }) =>
  isSold(lot) ? (
    <span className={chip.chip} data-status="sold">
      {t`Sold`}
    </span>
  ) : lot.status === "refused" && lot.corrections.length > 0 ? (
    <span className={chip.chip} data-status="refused">
      {t`To correct`}
    </span>
  ) : (
    <StageChip lot={lot} />
  );

/** S3.5: Pending until the auction is over; of what is sold or ended the chip says what became. */
export const hasCompletion = (lot: OwnLot): boolean =>
  lot.is_approved && lot.status !== "ended" && lot.status !== "withdrawn";
