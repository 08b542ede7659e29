import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconMinus from "~icons/tabler/minus";
import IconTrophy from "~icons/tabler/trophy";
import type { CardLot } from "../card/card-lot.ts";
import classes from "./standing-mark.module.css";
import { useStanding } from "./standings.ts";

const marks = {
  leading: { sign: IconCircleCheck, words: t`Leading` },
  outbid: { sign: IconAlertTriangle, words: t`Outbid` },
  won: { sign: IconTrophy, words: t`Won` },
  lost: { sign: IconMinus, words: t`Lost` },
};

/** Told by word and sign, not by colour alone; nothing for who has not bid. */
export function StandingMark({ lot }: { lot: Pick<CardLot, "_id" | "status" | "outcome"> }) {
  const place = useStanding(lot);
  if (!place) return null;
  const { sign: Sign, words } = marks[place];
  return (
    <span className={classes.mark} data-place={place}>
      <Sign size={15} stroke={2.2} aria-hidden />
      {words}
    </span>
  );
}
