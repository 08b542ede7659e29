import { t } from "ttag";
import { named } from "../../../../lib/names/named.ts";
import { Choice } from "./choice.tsx";
import classes from "./filters.module.css";

/** How many lots the choices have. */
export interface Counts {
  readonly states: readonly { readonly state: string; readonly live: number }[];
  readonly live: number;
  readonly upcoming: number;
  readonly ends_within_hour: number;
}

interface Props {
  chosen: readonly string[];
  states: readonly string[];
  counts: Counts | null;
}

const MAX_SHOWN = 6;

/** Those with the most lots, and what is chosen; the others one press away. */
export function States({ chosen, states, counts }: Props) {
  const live = new Map(counts?.states.map(({ state, live }) => [state, live]));
  const of = (state: string) => live.get(state) ?? 0;
  const most = [...states].sort((a, b) => of(b) - of(a)).slice(0, MAX_SHOWN);
  const shown = states.filter((state) => most.includes(state) || chosen.includes(state));
  const choice = (state: string) => (
    <Choice
      key={state}
      type="checkbox"
      name="state"
      value={state}
      text={named(state)}
      count={counts ? of(state) : undefined}
      checked={chosen.includes(state)}
    />
  );
  return (
    <fieldset>
      <legend>{t`State`}</legend>
      {shown.map(choice)}
      <details className={classes.more}>
        <summary>{t`More states`}</summary>
        {states.filter((state) => !shown.includes(state)).map(choice)}
      </details>
    </fieldset>
  );
}
