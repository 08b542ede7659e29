import { Link } from "react-router";
import { t } from "ttag";
import { useChosenInSight } from "../carousel/use-chosen-in-sight.ts";
import classes from "./show-tabs.module.css";

interface Props<S extends string> {
  statuses: readonly S[];
  names: Readonly<Record<S, string>>;
  /** Which is shown; none for all of them. */
  shown: S | undefined;
}

/** The part of a list that is shown, by `?show=`. */
export function ShowTabs<S extends string>({ statuses, names, shown }: Props<S>) {
  const row = useChosenInSight<HTMLElement>(shown);
  return (
    <nav ref={row} className={classes.show} aria-label={t`Show`}>
      <Link to="?" aria-current={!shown || undefined} preventScrollReset>
        {t`All`}
      </Link>
      {statuses.map((each) => (
        <Link
          key={each}
          to={`?show=${each}`}
          aria-current={shown === each || undefined}
          preventScrollReset
        >
          {names[each]}
        </Link>
      ))}
    </nav>
  );
}
