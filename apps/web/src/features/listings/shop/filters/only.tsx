import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import { useSession } from "../../../../lib/session/session.ts";
import { Choice } from "./choice.tsx";
import classes from "./filters.module.css";
import { type FilterValues, withFilters } from "./read-filters.ts";
import type { Counts } from "./states.tsx";

interface Props {
  filters: FilterValues;
  counts: Counts | null;
}

/** Lots that allow a step now. */
export const Only = ({ filters, counts }: Props) => (
  <fieldset>
    <legend>{t`Only`}</legend>
    <Choice
      type="checkbox"
      name="ends_within"
      value="60"
      text={t`Ends within the hour`}
      count={counts?.ends_within_hour}
      checked={filters.ends_within === "60"}
    />
    {filters.may_bid && <input type="hidden" name="may_bid" value={filters.may_bid} />}
    <MayBid filters={filters} />
  </fieldset>
);

/** Asked for by who presses. */
const ownStreams = async () => (await import("./own-streams.ts")).ownStreams();
/** For who has none. */
const NONE = "none";

/** By the papers that the office has accepted; a visitor has none. */
function MayBid({ filters }: { filters: FilterValues }) {
  const { token } = useSession();
  const navigate = useNavigate();
  // Shows the choice at once; the list follows.
  const [shown, setShown] = useState(Boolean(filters.may_bid));
  useEffect(() => setShown(Boolean(filters.may_bid)), [filters]);
  const change = async (isChosen: boolean) => {
    setShown(isChosen);
    const streams = isChosen && token ? await ownStreams().catch(() => []) : [];
    const may_bid = isChosen ? streams.join(",") || NONE : undefined;
    void navigate(withFilters(filters, { may_bid }), { preventScrollReset: true });
  };
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={shown}
        // The form does not read it: what it stands for has to be asked first.
        onInput={(event) => event.stopPropagation()}
        onChange={({ target }) => void change(target.checked)}
      />
      <span>{t`Lots I may bid on`}</span>
    </label>
  );
}
