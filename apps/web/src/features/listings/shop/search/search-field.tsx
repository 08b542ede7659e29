import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import IconSearch from "~icons/tabler/search";
import { Optional } from "../../../../ui/later/optional.tsx";
import { type FilterValues, withFilters } from "../filters/read-filters.ts";
import { type FilterForm, FORM } from "../filters/use-filter-form.ts";
import classes from "../search.module.css";
import type { Found } from "./suggestion-list.tsx";
import { type Suggest, useSuggestions } from "./use-suggestions.ts";

const fetchList = () => import("./suggestion-list.tsx");
/** Fetched by who types. */
const SuggestionList = lazy(fetchList);

const LIST = "search-suggestions";
const option = (i: number) => `${LIST}-${i}`;

interface Props {
  filters: FilterValues;
  form: FilterForm;
  suggest: Suggest;
}

/** Above the list, always in sight; belongs to the form of the filters. */
export function SearchField({ filters, form, suggest }: Props) {
  const { found, ask, close: forget } = useSuggestions(suggest);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const close = () => {
    forget();
    setActive(-1);
  };
  const choose = (suggestion: Found, field: HTMLInputElement | null) => {
    if (field) field.value = suggestion.query.q ?? "";
    close();
    form.settle();
    void navigate(addressOf(filters, suggestion), { preventScrollReset: !suggestion.url });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = found[active];
    if (event.key === "Escape" && found.length > 0) close();
    else if (event.key === "Enter" && chosen) choose(chosen, event.currentTarget);
    else if (event.key === "Enter") return close();
    else if (event.key === "ArrowDown" && found.length > 0) setActive((active + 1) % found.length);
    else if (event.key === "ArrowUp" && found.length > 0)
      setActive((active <= 0 ? found.length : active) - 1);
    else return;
    event.preventDefault();
  };
  return (
    <search className={classes.search}>
      <IconSearch size={20} aria-hidden />
      <input
        inputMode="search"
        type="search"
        name="q"
        form={FORM}
        role="combobox"
        aria-label={t`Search`}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={LIST}
        aria-activedescendant={active >= 0 ? option(active) : undefined}
        placeholder={t`Material, place or lot no.`}
        defaultValue={filters.q ?? ""}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => {
          form.onInput(event);
          setActive(-1);
          void fetchList().catch(() => undefined);
          ask(event.currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {found.length > 0 && (
        <Optional>
          <Suspense>
            <SuggestionList
              id={LIST}
              option={option}
              found={found}
              active={active}
              onChoose={(chosen, list) =>
                choose(chosen, list.parentElement?.querySelector("input") ?? null)
              }
            />
          </Suspense>
        </Optional>
      )}
      <span className="unseen" role="status">
        {found.length > 0 && t`${found.length} suggestions, use the arrow keys`}
      </span>
    </search>
  );
}

/** A filter that is chosen takes the typed words' place; another category forgets the kind. */
function addressOf(filters: FilterValues, { query, url }: Found): string {
  if (url) return `/auctiondetail/${url}`;
  const kinds = query.category || query.sub_category;
  const cleared = kinds ? { category: undefined, sub_category: undefined } : {};
  return `/are-selling${withFilters(filters, { q: undefined, ...cleared, ...query })}`;
}
