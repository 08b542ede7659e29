import { t } from "ttag";
import { useNow } from "../../../lib/server-clock.tsx";
import type { Line } from "../live/use-line.ts";
import classes from "./bidding.module.css";

/** Says whether the line to the market is up, or when it was last. */
export function LineSign({ line, open }: { line: Line; open: boolean }) {
  useNow(); // the seconds since something was heard go on
  if (!open) return null;
  const ago = line.heard ? Math.max(0, Math.round((Date.now() - line.heard) / 1000)) : null;
  const words = {
    connecting: t`Connecting to the market…`,
    up: t`Live, updates automatically`,
    down:
      ago === null
        ? t`Connection lost. Checking every 5 s`
        : t`Connection lost, last update ${ago} s ago. Checking every 5 s`,
  };
  return (
    <p className={classes.line} data-line={line.state}>
      {words[line.state]}
    </p>
  );
}
