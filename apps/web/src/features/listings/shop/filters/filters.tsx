import type { Category } from "@rebale/contract/listings";
import { Form, Link } from "react-router";
import { t } from "ttag";
import { unitOf } from "../../../../lib/formatting/formatting.ts";
import { Choice } from "./choice.tsx";
import classes from "./filters.module.css";
import { Near } from "./near.tsx";
import { Only } from "./only.tsx";
import { chosenOf, type FilterValues } from "./read-filters.ts";
import { type Counts, States } from "./states.tsx";
import type { FilterForm } from "./use-filter-form.ts";

interface Props {
  filters: FilterValues;
  categories: readonly Category[];
  counts: Counts | null;
  states: readonly string[];
  form: FilterForm;
}

/** A plain GET form: works without JavaScript by its Apply button, with it at every change. */
export function Filters({
  filters,
  categories,
  counts,
  states,
  form: { settle: _, ...form },
}: Props) {
  const names = chosenOf(filters.category);
  const chosen = categories.filter((c) => names.includes(c.url) || names.includes(c._id));
  const kinds = chosen.length === 1 ? chosen[0] : undefined;
  return (
    <Form method="get" action="/are-selling" className={classes.form} {...form}>
      <fieldset>
        <legend>{t`Category`}</legend>
        {categories.map((c) => (
          <Choice
            key={c._id}
            type="checkbox"
            name="category"
            value={c.url}
            text={c.title}
            count={c.live}
            checked={chosen.includes(c)}
          />
        ))}
      </fieldset>
      {kinds && kinds.sub_category.length > 0 && (
        <Pick
          label={t`Kind of ${kinds.title}`}
          name="sub_category"
          value={filters.sub_category}
          any={t`All kinds`}
          options={kinds.sub_category.map((s) => [s.url, s.title])}
        />
      )}
      <States chosen={chosenOf(filters.state)} states={states} counts={counts} />
      <Only filters={filters} counts={counts} />
      <Near filters={filters} />
      <fieldset>
        <legend>{t`Status`}</legend>
        <div className={classes.status}>
          <Choice
            name="status"
            value=""
            text={t`Live`}
            count={counts?.live}
            checked={!filters.status || filters.status === "live"}
          />
          <Choice
            name="status"
            value="upcoming"
            text={t`Upcoming`}
            count={counts?.upcoming}
            checked={filters.status === "upcoming"}
          />
          <Choice
            name="status"
            value="ended"
            text={t`Ended`}
            checked={filters.status === "ended"}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t`Price of the lot (₹)`}</legend>
        <div className={classes.range}>
          <Field label={t`From`} name="min_price" value={filters.min_price} decimal />
          <Field label={t`To`} name="max_price" value={filters.max_price} decimal />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t`₹ per kg`}</legend>
        <div className={classes.range}>
          <Field label={t`From`} name="min_rate" value={filters.min_rate} decimal />
          <Field label={t`To`} name="max_rate" value={filters.max_rate} decimal />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t`Quantity`}</legend>
        <div className={classes.range}>
          <Field label={t`From`} name="min_quantity" value={filters.min_quantity} decimal />
          <Field label={t`To`} name="max_quantity" value={filters.max_quantity} decimal />
        </div>
        <Pick
          label={t`Unit`}
          name="unit"
          value={filters.unit}
          any={t`Any unit`}
          options={["kg", "MT", "liter", "pieces", "bag"].map((u) => [u, unitOf(u)])}
        />
      </fieldset>
      {filters.material && <input type="hidden" name="material" value={filters.material} />}
      {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
      {filters.by && <input type="hidden" name="by" value={filters.by} />}
      {filters.view && <input type="hidden" name="view" value={filters.view} />}
      <button type="submit" className={classes.apply}>
        {t`Apply`}
      </button>
      <Link to="/are-selling" className={classes.reset} preventScrollReset>
        {t`Reset Filter`}
      </Link>
    </Form>
  );
}

function Field({
  label,
  name,
  value,
  decimal,
}: {
  label: string;
  name: string;
  value?: string;
  decimal?: boolean;
}) {
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <input
        name={name}
        type="text"
        defaultValue={value ?? ""}
        inputMode={decimal ? "decimal" : undefined}
        maxLength={100}
        autoComplete="off"
      />
    </label>
  );
}

function Pick({
  label,
  name,
  value,
  any,
  options,
}: {
  label: string;
  name: string;
  value?: string;
  any: string;
  options: string[][];
}) {
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <select autoComplete="off" name={name} defaultValue={value ?? ""}>
        <option value="">{any}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
