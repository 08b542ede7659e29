import { MAX_BOOK_DAYS } from "@rebale/contract/books/registers";
import { Form, Link } from "react-router";
import { t } from "ttag";
import { PlainButton } from "../../ui/button-link.tsx";
import { RangeDays } from "../../ui/charts/range-parts.tsx";
import classes from "./books.module.css";
import { type Asked, addressOf, periodsOf } from "./books.rules.ts";

/** Which days, kept in the address beside the register. */
export function Period({ asked, today }: { asked: Asked; today: string }) {
  const { register, from, to } = asked;
  return (
    <div className={classes.period}>
      <nav className={classes.presets} aria-label={t`Days`}>
        {periodsOf(today).map((period) => (
          <Link
            key={period.text}
            to={addressOf({ register, from: period.from, to: period.to })}
            aria-current={(period.from === from && period.to === to) || undefined}
            preventScrollReset
          >
            {period.text}
          </Link>
        ))}
      </nav>
      <Form className={classes.days} preventScrollReset>
        <input type="hidden" name="register" value={register} />
        <RangeDays from={from} to={to} today={today} />
        <PlainButton type="submit" kind="brand">{t`Show`}</PlainButton>
        <small>{t`At most ${MAX_BOOK_DAYS} days`}</small>
      </Form>
    </div>
  );
}
