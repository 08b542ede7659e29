import { t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconCircleCheck from "~icons/tabler/circle-check";
import classes from "./standing-mark.module.css";
import { useStanding } from "./standings.ts";

/** Told by word and sign, not by colour alone; nothing for who has not bid. */
export function StandingMark({ lotId }: { lotId: string }) {
  const place = useStanding(lotId);
  if (!place) return null;
  const leads = place === "leading";
  const Sign = leads ? IconCircleCheck : IconAlertTriangle;
  return (
    <span className={classes.mark} data-place={place}>
      <Sign size={15} stroke={2.2} aria-hidden />
      {leads ? t`Leading` : t`Outbid`}
    </span>
  );
}
