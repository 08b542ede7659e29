import { Form } from "react-router";
import { t } from "ttag";
import classes from "./charts.module.css";
import { RangeDays, RangePresets } from "./range-parts.tsx";

/** The days a dashboard's figures are about, kept in the address. */
export const RangeField = (range: { from: string; to: string; today: string }) => (
  <Form className={classes.range} preventScrollReset>
    <RangePresets {...range} className={classes.choice} />
    <RangeDays {...range} />
    <button type="submit" className={classes.choice}>{t`Show`}</button>
  </Form>
);
