import { t } from "ttag";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { WithDates } from "../../ui/with-dates.tsx";
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
  const lotOf = (id: string) => candidates.find(({ _id }) => _id === id);
  const titleOf = (id: string) => lotOf(id)?.title ?? id;
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
              <Named lot={lotOf(id)} title={titleOf(id)} />
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
        {rest.map((lot) => (
          <li key={lot._id}>
            <label className={classes.check}>
              <input
                type="checkbox"
                checked={false}
                onChange={() => onChange([...chosen, lot._id])}
              />
              <Named lot={lot} title={lot.title} />
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

/** With whose it is, for the office, and when it is planned now. */
function Named({ lot, title }: { lot: Candidate | undefined; title: string }) {
  const planned = lot?.status === "upcoming" && lot.starts_at && dateTime(lot.starts_at);
  const seller = lot?.seller?.business_name ?? lot?.seller?.name;
  const known = [seller, planned].filter(Boolean).join(" · ");
  return (
    <span>
      {title} {lot?.status === "pending" && <Waits />}
      {known && (
        <small className={classes.of}>
          <WithDates>{known}</WithDates>
        </small>
      )}
    </span>
  );
}

/** It takes its times when it is approved. */
const Waits = () => <small className={classes.state}>{t`waiting for approval`}</small>;
