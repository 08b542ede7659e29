import { Link, useSearchParams } from "react-router";
import { t } from "ttag";
import { dayRange } from "../../../../lib/formatting/formatting.ts";
import { lotStates } from "../../../../shared/lot/lot-states.ts";
import classes from "./own-lots.module.css";
import { readBehind } from "./read-own-lots.ts";

/** Which lots these are, where a figure of the dashboard led here. */
export function BehindFigure() {
  const [search] = useSearchParams();
  const { state, from, to } = readBehind(search);
  if (!state) return null;
  return (
    <p className={classes.behind}>
      <strong>{lotStates[state] ?? state}</strong>
      {from && to && <span className="figures">{dayRange(from, to)}</span>}
      <Link to="/dashproduct">{t`Show all products`}</Link>
    </p>
  );
}
