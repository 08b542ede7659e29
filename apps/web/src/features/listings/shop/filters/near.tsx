import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import IconCurrentLocation from "~icons/tabler/current-location";
import classes from "./filters.module.css";
import { type FilterValues, withFilters } from "./read-filters.ts";

const DISTANCES = ["50", "100", "250", "500"];
const USUAL = "100";
/** Some 10 km: nobody needs to know more of where somebody is. */
const DIGITS = 1;
const PATIENCE = 10_000; // ms

/** The browser is asked where it is only when somebody presses. */
export function Near({ filters }: { filters: FilterValues }) {
  const navigate = useNavigate();
  const [said, setSaid] = useState("");
  const ask = () => {
    setSaid(t`Asking your browser where you are…`);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setSaid("");
        const near = `${latitude.toFixed(DIGITS)},${longitude.toFixed(DIGITS)}`;
        void navigate(withFilters(filters, { near, within: USUAL }), { preventScrollReset: true });
      },
      () => setSaid(t`Your browser did not say where you are. Choose states instead.`),
      { timeout: PATIENCE, maximumAge: 600_000 },
    );
  };
  return (
    <fieldset>
      <legend>{t`Distance`}</legend>
      {filters.near && <input type="hidden" name="near" value={filters.near} />}
      {filters.near ? (
        <label className={classes.field}>
          <span>{t`From where you are, in a straight line`}</span>
          <select
            autoComplete="off"
            name="within"
            data-usual={USUAL}
            defaultValue={filters.within ?? USUAL}
          >
            {DISTANCES.map((km) => (
              <option key={km} value={km}>
                {t`${km} km`}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <button type="button" className={classes.near} onClick={ask}>
          <IconCurrentLocation size={19} aria-hidden /> {t`Near me`}
        </button>
      )}
      <span className={classes.said} role="status">
        {said}
      </span>
    </fieldset>
  );
}
