import type { Change } from "@rebale/contract/corrigenda";
import { t } from "ttag";
import classes from "./change-list.module.css";
import { wordChanges } from "./change-words.ts";

interface Props {
  changes: readonly Change[];
  /** The lot's. */
  unit: string;
}

/** Changes, before and after side by side; one below the other on a phone. */
export function ChangeList({ changes, unit }: Props) {
  return (
    <dl className={classes.changes}>
      {wordChanges(changes, unit).map(({ field, name, before, after }) => (
        <div key={field} className={classes.change}>
          <dt>{name}</dt>
          <dd>
            <span className={classes.side}>{t`Before`}</span>
            <Lines of={before} isOld />
          </dd>
          <dd>
            <span className={classes.side}>{t`Now`}</span>
            <Lines of={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Lines = ({ of, isOld = false }: { of: readonly string[]; isOld?: boolean }) =>
  of.map((line) =>
    isOld ? (
      <del key={line} className={classes.line}>
        {line}
      </del>
    ) : (
      <ins key={line} className={classes.line}>
        {line}
      </ins>
    ),
  );
