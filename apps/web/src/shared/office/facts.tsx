import { t } from "ttag";
import { WithDates } from "../../ui/with-dates.tsx";
import classes from "./facts.module.css";

export interface Fact {
  name: string;
  value: React.ReactNode;
}

/** Names and values side by side; what is not known is named, not left blank. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {typeof value === "string" && value ? (
            <WithDates>{value}</WithDates>
          ) : (
            value || <span className={classes.none}>{t`Not given`}</span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
