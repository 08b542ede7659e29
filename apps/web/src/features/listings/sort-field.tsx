import { useNavigate, useSearchParams } from "react-router";
import { t } from "ttag";
import classes from "./listings.module.css";
import { readFilters, withFilters } from "./read-filters.ts";

const sorts = [
  ["", t`Ending soonest`],
  ["newest", t`Newest first`],
  ["price_low", t`Price: low to high`],
  ["price_high", t`Price: high to low`],
  ["rate_low", t`₹/kg: low to high`],
  ["rate_high", t`₹/kg: high to low`],
] as const;

/** Its own small GET form, so that it works without JavaScript too. */
export function SortField({ value }: { value: string | undefined }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const kept = Object.entries(filters).filter(([name]) => name !== "sort" && name !== "page");
  return (
    <form method="get" action="/are-selling" className={classes.sort}>
      {kept.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <label>
        <span>{t`Sort`}</span>
        <select
          autoComplete="off"
          key={value ?? ""}
          name="sort"
          defaultValue={value ?? ""}
          onChange={(e) =>
            navigate(withFilters(filters, { sort: e.target.value }), { preventScrollReset: true })
          }
        >
          {sorts.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">{t`Sort`}</button>
      </noscript>
    </form>
  );
}
