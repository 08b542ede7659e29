import { REGIONS, statesOf } from "@rebale/contract/values/regions";
import { useEffect, useId, useRef } from "react";
import { t } from "ttag";
import { named } from "../../../lib/names/named.ts";
import classes from "./cost.module.css";

const states = REGIONS.flatMap((region) => statesOf[region]).sort();

interface Props {
  state: string;
  onChange: (state: string) => void;
  failed: boolean;
}

/** For who has no company's site: whose taxes are counted. */
export function StateField({ state, onChange, failed }: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // React does not hear of what was chosen in the server's drawing, before this script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== state) onChange(chosen);
  }, []);
  return (
    <div className={classes.state}>
      <label htmlFor={id}>{t`Your state`}</label>
      <select
        ref={select}
        id={id}
        autoComplete="address-level1"
        value={state}
        onChange={(e) => onChange(e.target.value)}
      >
        {states.map((each) => (
          <option key={each} value={each}>
            {named(each)}
          </option>
        ))}
      </select>
      <p role="alert">
        {failed && t`The taxes for this state could not be loaded. Choose it again.`}
      </p>
    </div>
  );
}
