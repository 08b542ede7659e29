import { useNavigate } from "react-router";
import { t } from "ttag";
import classes from "../listings.module.css";
import { heads, isTheServers, orderOf } from "../lots-table.rules.ts";
import { type FilterValues, withFilters } from "./read-filters.ts";

const sorts = [
  ["", t`Ending soonest`],
  ["newest", t`Newest first`],
  ["price_low", t`Price: low to high`],
  ["price_high", t`Price: high to low`],
  ["rate_low", t`₹/kg: low to high`],
  ["rate_high", t`₹/kg: high to low`],
] as const;

/** Its own small GET form, so that it works without JavaScript too. */
export function SortField({ filters }: { filters: FilterValues }) {
  const navigate = useNavigate();
  const params = Object.entries(filters).filter(
    ([name]) => name !== "sort" && name !== "by" && name !== "page",
  );
  // A column of the table that is none of these orders is named as long as it holds.
  const order = filters.view === "table" ? orderOf(filters) : null;
  const column = order && !isTheServers(order) ? filters.by : undefined;
  const value = column ? `by ${column}` : (filters.sort ?? "");
  return (
    <form method="get" action="/are-selling" className={classes.sort}>
      {params.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <label>
        <span>{t`Sort`}</span>
        <select
          autoComplete="off"
          key={value}
          name="sort"
          defaultValue={value}
          onChange={(e) =>
            navigate(withFilters(filters, { sort: e.target.value, by: undefined }), {
              preventScrollReset: true,
            })
          }
        >
          {order && column && (
            <option value={value}>{`${heads[order.by]} ${order.down ? "↓" : "↑"}`}</option>
          )}
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
