import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import classes from "./watch-button.module.css";

/** For the seller: how many watch it, where anybody does. */
export const Watchers = ({ lot: { watchers = 0 } }: { lot: Pick<OwnLot, "watchers"> }) =>
  watchers > 0 ? <span className={classes.watchers}>{t`${watchers} watching`}</span> : null;
