import { t } from "ttag";
import { useNow } from "../../../../lib/server-clock.tsx";
import type { LiveConnection } from "../../live/use-live-connection.ts";
import classes from "./line.module.css";

/** Seconds since the price was last known; null before anything came. */
function useAge({ received }: LiveConnection): number | null {
  useNow(); // the seconds go on
  return received ? Math.max(0, Math.round((Date.now() - received) / 1000)) : null;
}

/** Says whether the line to the market is up, or when it was last. */
export function ConnectionSign({
  connection,
  open,
}: {
  connection: LiveConnection;
  open: boolean;
}) {
  const ago = useAge(connection);
  if (!open) return null;
  const words = {
    connecting: t`Connecting to the market…`,
    up: t`Live, updates automatically`,
    down:
      ago === null
        ? t`Connection lost. Checking every 5 s`
        : t`Connection lost, last update ${ago} s ago. Checking every 5 s`,
  };
  return (
    <p className={classes.line} data-line={connection.state}>
      {words[connection.state]}
    </p>
  );
}

/** Beside a price with little room: nothing while it is live, else how old it is. */
export function PriceAge({ connection, open }: { connection: LiveConnection; open: boolean }) {
  const ago = useAge(connection);
  if (!open || connection.state !== "down") return null;
  return (
    <span className={classes.age} role="status">
      {ago === null ? t`Connection lost` : t`Not live · ${ago} s old`}
    </span>
  );
}
