import { useEffect } from "react";
import { Form, useLocation } from "react-router";
import { t } from "ttag";
import IconSearch from "~icons/tabler/search";
import { Disclosure } from "../../ui/tabs/disclosure.tsx";
import classes from "./header-search.module.css";

const SHOP = "/are-selling";
/** The list has a search of its own, with suggestions. */
const FIELDS = "main input[name=q], [data-search-lots] input";

/** Leads to the list from every page; a plain form, so without JavaScript too. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  useEffect(() => {
    addEventListener("keydown", focusOnSlash);
    return () => removeEventListener("keydown", focusOnSlash);
  }, []);
  if (pathname === SHOP) return null;
  return (
    <>
      <div className={classes.field}>
        <SearchForm />
      </div>
      <Disclosure
        className={classes.sign}
        label={<IconSearch size={24} aria-hidden />}
        aria-label={t`Search lots`}
      >
        <div className={classes.panel}>
          <SearchForm />
        </div>
      </Disclosure>
    </>
  );
}

const SearchForm = () => (
  <Form method="get" action={SHOP} role="search" className={classes.form} data-search-lots>
    <IconSearch size={18} aria-hidden />
    <input
      type="search"
      inputMode="search"
      name="q"
      aria-label={t`Search lots`}
      placeholder={t`Material, place or lot no.`}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
    />
  </Form>
);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

/** `/` goes to the search, where nobody is writing; behind its sign it is opened first. */
function focusOnSlash(event: KeyboardEvent) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
  const field = fields.find((one) => one.checkVisibility()) ?? fields.at(-1);
  if (!field) return;
  event.preventDefault();
  const menu = field.closest("details");
  if (menu) menu.open = true;
  field.focus();
}
