import { IconSearch } from "@tabler/icons-react";
import { t } from "ttag";
import classes from "./search.module.css";
import { type FilterForm, FORM } from "./use-filter-form.ts";

/** Above the list, always in sight; belongs to the form of the filters. */
export const SearchField = ({ value, form }: { value?: string; form: FilterForm }) => (
  <search className={classes.search}>
    <IconSearch size={20} aria-hidden />
    <input
      inputMode="search"
      type="search"
      name="q"
      form={FORM}
      aria-label={t`Search`}
      placeholder={t`Material, title or city`}
      defaultValue={value ?? ""}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      onInput={form.onInput}
    />
  </search>
);
