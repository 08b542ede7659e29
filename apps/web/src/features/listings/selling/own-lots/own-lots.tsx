import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { t } from "ttag";
import IconLayoutGrid from "~icons/tabler/layout-grid";
import IconTable from "~icons/tabler/table";
import { MarketClock } from "../../../../lib/server-clock.tsx";
import { useFreshLots } from "../../../../shared/lot/use-fresh-lots.ts";
import { Pager } from "../../../../ui/tabs/pager.tsx";
import { OwnTable } from "../own-table/own-table.tsx";
import { OwnLotCard } from "./own-lot-card.tsx";
import classes from "./own-lots.module.css";

export interface OwnLotsPage {
  data: OwnLot[];
  totalpage: number;
  server_time: string;
  page: number;
}

interface Props {
  lots: OwnLotsPage;
  /** The list's name for screen readers. */
  label: string;
  /** On a desk, until the seller has chosen. */
  usual: View;
  /** Stands where there are none. */
  empty: React.ReactNode;
}

/** The seller's own lots on each of their pages, as cards or as the one table, page by page. */
export function OwnLots({
  lots: { data, totalpage, server_time, page },
  label,
  usual,
  empty,
}: Props) {
  const [view, setView] = useView(usual);
  useFreshLots(data);
  if (!data.length) return empty;
  return (
    <MarketClock time={server_time}>
      <ViewSwitch view={view} onChange={setView} />
      {view === "table" ? (
        <OwnTable lots={data} label={label} />
      ) : (
        <ul className={classes.grid}>
          {data.map((lot) => (
            <li key={lot._id}>
              <OwnLotCard lot={lot} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} total={totalpage} of={label.toLowerCase()} />
    </MarketClock>
  );
}

const views = [
  { name: t`Cards`, view: "cards", icon: IconLayoutGrid },
  { name: t`Table`, view: "table", icon: IconTable },
] as const;

const ViewSwitch = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <fieldset className={classes.views}>
    <legend className="unseen">{t`View`}</legend>
    {views.map(({ name, view: one, icon: Icon }) => (
      <button key={one} type="button" aria-pressed={view === one} onClick={() => onChange(one)}>
        <Icon size={20} aria-hidden /> {name}
      </button>
    ))}
  </fieldset>
);

type View = "cards" | "table";
const KEY = "own-products-view";

/** A row has room on a desk; a phone shows calm cards. */
const hasRoom = () => typeof matchMedia === "undefined" || matchMedia("(min-width: 901px)").matches;

/** Cards or a table: what was chosen last holds on all of the seller's product pages. */
function useView(usual: View): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => remembered() ?? (hasRoom() ? usual : "cards"));
  return [
    view,
    (chosen) => {
      setView(chosen);
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // storage may be forbidden: then it is chosen anew
      }
    },
  ];
}

function remembered(): View | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "cards" || stored === "table" ? stored : null;
  } catch {
    return null;
  }
}
