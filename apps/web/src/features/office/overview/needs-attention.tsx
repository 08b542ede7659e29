import { t } from "ttag";
import { mayOpen } from "../../../shared/office/menu/menu.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { Done, Waits } from "./figures.tsx";
import classes from "./overview.module.css";
import { work } from "./work.ts";
import type { Now } from "./work-row.ts";

/** Waiting work, large; the rest, in a line. */
export function NeedsAttention({ now }: { now: Now }) {
  const may = useMay();
  const own = work.filter(({ does, to }) => may(does) && mayOpen(to, may));
  if (own.length === 0) return <p>{t`Nothing waits for your role.`}</p>;
  const waiting = own.filter(({ count }) => Number(now[count]) > 0);
  const done = own.filter(({ count }) => Number(now[count]) === 0);
  return (
    <>
      {waiting.length > 0 && (
        <div className={classes.waits}>
          {waiting.map(({ count, queue, does: _, none: __, ...texts }) => (
            <Waits
              key={count}
              count={now[count]}
              oldest={queue && now.trends?.queues[queue].oldest}
              due={queue && now.trends?.queues[queue].due}
              {...texts}
            />
          ))}
        </div>
      )}
      {done.length > 0 && (
        <details className={classes.done}>
          <summary>{t`${waiting.length > 0 ? t`Nothing else is waiting` : t`Nothing is waiting`}: ${done.length} queues are empty`}</summary>
          <ul>
            {done.map(({ count, none }) => (
              <Done key={count}>{none}</Done>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
