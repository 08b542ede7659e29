import { addDays } from "@rebale/contract/values/calendar";
import { Form, Link } from "react-router";
import { t } from "ttag";
import classes from "./charts.module.css";

const presets = [
  { text: t`30 days`, days: 30 },
  { text: t`3 months`, days: 91 },
  { text: t`12 months`, days: 365 },
];

/** The days a dashboard's figures are about, kept in the address. */
export function RangeField({ from, to, today }: { from: string; to: string; today: string }) {
  const since = (days: number) => addDays(today, 1 - days);
  return (
    <Form className={classes.range} preventScrollReset>
      {presets.map(({ text, days }) => (
        <Link
          key={text}
          className={classes.choice}
          to={`?from=${since(days)}&to=${today}`}
          aria-current={(from === since(days) && to === today) || undefined}
          preventScrollReset
        >
          {text}
        </Link>
      ))}
      <label>
        {t`From`}
        <input type="date" name="from" key={from} defaultValue={from} max={today} required />
      </label>
      <label>
        {t`To`}
        <input type="date" name="to" key={to} defaultValue={to} max={today} required />
      </label>
      <button type="submit" className={classes.choice}>{t`Show`}</button>
    </Form>
  );
}
