import { addDays } from "@rebale/contract/values/calendar";
import { Link } from "react-router";
import { t } from "ttag";

interface Range {
  /** YYYY-MM-DD, as the others are. */
  from: string;
  to: string;
  today: string;
}

const presets = [
  { text: t`30 days`, days: 30 },
  { text: t`3 months`, days: 91 },
  { text: t`12 months`, days: 365 },
];

/** Ways to the usual days up to today. */
export const RangePresets = ({
  from,
  to,
  today,
  kept = "",
  className,
}: Range & {
  /** The rest of the address, as `&account=own`. */
  kept?: string;
  className?: string | undefined;
}) =>
  presets.map(({ text, days }) => {
    const since = addDays(today, 1 - days);
    return (
      <Link
        key={text}
        className={className}
        to={`?from=${since}&to=${today}${kept}`}
        aria-current={(from === since && to === today) || undefined}
        preventScrollReset
      >
        {text}
      </Link>
    );
  });

/** The first and the last day, as fields of a form. */
export const RangeDays = ({ from, to, today }: Range) => (
  <>
    <label>
      {t`From`}
      <input type="date" name="from" key={from} defaultValue={from} max={today} required />
    </label>
    <label>
      {t`To`}
      <input type="date" name="to" key={to} defaultValue={to} max={today} required />
    </label>
  </>
);
