import type { Lot } from "@rebale/contract/listings";
import { t } from "ttag";
import classes from "./status-chip.module.css";
import { StatusChip } from "./status-chip.tsx";

/** For the seller and the office: a lot that is upcoming may wait for a signature. */
export const StageChip = ({ lot }: { lot: Pick<Lot, "status" | "awaits_signature"> }) =>
  lot.awaits_signature && lot.status === "upcoming" ? (
    <span className={classes.chip} data-status="pending">
      {t`Signature needed`}
    </span>
  ) : (
    <StatusChip status={lot.status} />
  );
