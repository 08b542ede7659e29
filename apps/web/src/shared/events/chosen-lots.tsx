import { t } from "ttag";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import classes from "./event-form.module.css";
import type { Candidate } from "./event-form.rules.ts";

interface Props {
  candidates: readonly Candidate[];
  /** Ids in the order in which they close. */
  chosen: readonly string[];
  fixed: boolean;
  onChange: (chosen: string[]) => void;
}

/** Which lots, and in which order they close. */
export function ChosenLots({ candidates, chosen, fixed, onChange }: Props) {
  const titleOf = (id: string) => candidates.find(({ _id }) => _id === id)?.title ?? id;
  const statusOf = (id: string) => candidates.find(({ _id }) => _id === id)?.status;
  const rest = candidates.filter(({ _id }) => !chosen.includes(_id));
  const up = (place: number) => {
    const next = [...chosen];
    const [lot] = next.splice(place, 1);
    if (lot) next.splice(place - 1, 0, lot);
    onChange(next);
  };
  return (
    <fieldset className={classes.lots} disabled={fixed}>
      <legend>{t`Lots, in closing order`}</legend>
      <ol>
        {chosen.map((id, i) => (
          <li key={id}>
            <label className={classes.check}>
              <input
                type="checkbox"
                checked
                onChange={() => onChange(chosen.filter((each) => each !== id))}
              />
              <span>
                {titleOf(id)} {statusOf(id) === "pending" && <Waits />}
              </span>
            </label>
            <span>
              <button
                type="button"
                aria-label={t`Earlier: ${titleOf(id)}`}
                disabled={i === 0}
                onClick={() => up(i)}
              >
                <IconArrowUp size={18} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={t`Later: ${titleOf(id)}`}
                disabled={i === chosen.length - 1}
                onClick={() => up(i + 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && <p>{t`Lots you can add`}</p>}
      <ul>
        {rest.map(({ _id, title, status }) => (
          <li key={_id}>
            <label className={classes.check}>
              <input type="checkbox" checked={false} onChange={() => onChange([...chosen, _id])} />
              <span>
                {title} {status === "pending" && <Waits />}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {candidates.length === 0 && (
        <p>{t`No lots to add: only lots that have not opened yet can join.`}</p>
      )}
    </fieldset>
  );
}

/** It takes its times when it is approved. */
const Waits = () => <small className={classes.state}>{t`waiting for approval`}</small>;
