import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { chosenOf, type FilterValues, readFilters, withFilters } from "./read-filters.ts";

export const FORM = "filter-form";
const TYPING = 350; // ms of rest before a search begins

/**
 * Search as you type: every change becomes the address, without its empty fields; back, Reset and
 * shared links fill the form again.
 */
export function useFilterForm(filters: FilterValues) {
  const navigate = useNavigate();
  const isUnderWay = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A page of the choice before must not take back what was chosen since: an effect that waits runs
  // after the browser has ticked the next box, and before its event is told.
  useLayoutEffect(() => {
    if (isUnderWay) return;
    for (const field of form.current?.elements ?? []) show(field, filters);
  }, [filters, isUnderWay]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (replace: boolean) => {
    clearTimeout(timer.current);
    if (form.current) void navigate(addressOf(form.current), { replace, preventScrollReset: true });
  };
  return {
    id: FORM,
    ref: form,
    onSubmit: (e: FormEvent) => {
      e.preventDefault();
      search(false);
    },
    /** A search that was about to begin does not. */
    settle: () => clearTimeout(timer.current),
    /** Also for a field that stands elsewhere on the page and names this form. */
    onInput: (e: FormEvent<HTMLElement>) => {
      const field = e.target as HTMLInputElement;
      if (field.name === "category") clear(form.current, "sub_category");
      const typed = field.type === "text" || field.type === "search";
      clearTimeout(timer.current);
      // A choice is read at once: the page of the choice before may be about to show its own.
      if (typed) timer.current = setTimeout(() => search(true), TYPING);
      else search(false);
    },
  };
}

export type FilterForm = ReturnType<typeof useFilterForm>;

function addressOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)] as [string, string][];
  return `/are-selling${withFilters(readFilters(new URLSearchParams(given)), {})}`.replace(
    /\?$/,
    "",
  );
}

function clear(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) field.value = "";
}

const isTicked = ({ type }: HTMLInputElement) => type === "radio" || type === "checkbox";

/** A field being typed in is left alone; every other shows the address. */
function show(field: Element, filters: FilterValues) {
  if (field === document.activeElement && field instanceof HTMLInputElement && !isTicked(field))
    return;
  const value = (name: string) => filters[name as keyof FilterValues] ?? "";
  if (field instanceof HTMLSelectElement)
    field.value = value(field.name) || (field.dataset.usual ?? "");
  else if (field instanceof HTMLInputElement && field.type === "radio")
    field.checked = field.value === (value(field.name) === "live" ? "" : value(field.name));
  else if (field instanceof HTMLInputElement && field.type === "checkbox" && field.name)
    field.checked = chosenOf(value(field.name)).includes(field.value);
  else if (field instanceof HTMLInputElement && field.type !== "hidden")
    field.value = value(field.name);
}
