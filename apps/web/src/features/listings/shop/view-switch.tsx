import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "ttag";
import IconLayoutGrid from "~icons/tabler/layout-grid";
import IconTable from "~icons/tabler/table";
import { type FilterValues, withFilters } from "./filters/read-filters.ts";
import classes from "./view-switch.module.css";

const KEY = "listings-view";

/** Cards or a table; what was chosen last is chosen again. */
export function ViewSwitch({ filters }: { filters: FilterValues }) {
  const navigate = useNavigate();
  const table = filters.view === "table";
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (!filters.view && remembered() === "table")
      void navigate(withFilters(filters, { view: "table" }), {
        replace: true,
        preventScrollReset: true,
      });
  }, []);
  const views = [
    { name: t`Cards`, view: undefined, icon: IconLayoutGrid, on: !table },
    { name: t`Table`, view: "table", icon: IconTable, on: table },
  ];
  return (
    <nav className={classes.switch} aria-label={t`View`}>
      {views.map(({ name, view, icon: Icon, on }) => (
        <Link
          key={name}
          to={withFilters(filters, { view })}
          aria-current={on || undefined}
          onClick={() => remember(view ?? "cards")}
          preventScrollReset
        >
          <Icon size={20} aria-hidden /> <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden
  }
}

function remember(view: string) {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // forbidden: then it is chosen anew
  }
}
