import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import IconCheck from "~icons/tabler/check";
import IconX from "~icons/tabler/x";
import classes from "./head.module.css";
import { railOf, STOPS, stopNames } from "./stops.ts";

/** The five stops of a sale, and which of them are behind it. */
export function Rail({ award }: { award: Award }) {
  const { done, ended } = railOf(award);
  return (
    <ol className={classes.rail} aria-label={t`How far the sale is`}>
      {STOPS.map((stop, at) => {
        const isDone = at < done;
        const isEnd = ended !== null && at === done;
        return (
          <li
            key={stop}
            data-stop={isDone ? "done" : isEnd ? "ended" : at === done ? "now" : "ahead"}
            aria-current={at === done ? "step" : undefined}
          >
            <i aria-hidden>
              {isDone && <IconCheck width={14} height={14} stroke={3} />}
              {isEnd && <IconX width={14} height={14} stroke={3} />}
            </i>
            <span>{isEnd ? ended : stopNames[stop]}</span>
            {isDone && <span className="unseen"> ({t`done`})</span>}
          </li>
        );
      })}
    </ol>
  );
}
