import { t } from "ttag";
import IconPlayerPause from "~icons/tabler/player-pause";
import IconPlayerPlay from "~icons/tabler/player-play";
import classes from "./pause-button.module.css";
import type { Autoplay } from "./use-autoplay.ts";

/** WCAG 2.2.2: what moves by itself can be stopped. */
export function PauseButton({ autoplay: { moves, paused, toggle } }: { autoplay: Autoplay }) {
  if (!moves) return null;
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <button
      type="button"
      className={classes.pause}
      aria-label={paused ? t`Play` : t`Pause`}
      onClick={toggle}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
