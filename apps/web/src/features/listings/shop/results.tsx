import { lazy, Suspense } from "react";
import { useNavigation } from "react-router";
import { t } from "ttag";
import type { Failure } from "../../../lib/api/loader.ts";
import type { CardLot } from "../../../shared/lot/card/card-lot.ts";
import { LotGrid } from "../../../shared/lot/card/lot-grid.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { fieldNames } from "./filters/field-names.ts";
import { type FilterValues, isOnlySearched, withFilters } from "./filters/read-filters.ts";
import classes from "./listings.module.css";
import { Pagination } from "./pagination.tsx";
import "./lots-table.module.css";
import "../../../ui/table/frame.module.css";

const loadTable = () => import("./lots-table.tsx");
/** Fetched by who looks at the table. */
const LotsTable = lazy(loadTable);
// A page that begins with the table waits for it: what changes before, a filter or a price, would
// have React take away the table that the server has drawn.
if (!import.meta.env.SSR && new URLSearchParams(location.search).get("view") === "table")
  await loadTable();

interface Props {
  lots: { list: readonly CardLot[]; total: number; totalpage: number } | null;
  failure: Failure | null;
  filters: FilterValues;
  nearest: readonly CardLot[];
  /** The alert for a lot that is found later. */
  alert: React.ReactNode;
  chips: React.ReactNode;
}

const foundText = (total: number) =>
  total === 1 ? t`1 lot` : t`${total >= 1000 ? "1,000+" : total} lots`;

/** How many there are; names the list. */
export const Found = ({ total }: { total: number | null }) => (
  <h2 id="found" className="figures">
    <span role="status">{total === null ? t`Lots` : foundText(total)}</span>
  </h2>
);

export function Results({ lots, failure, filters, nearest, alert, chips }: Props) {
  const searching = useNavigation().location?.pathname === "/are-selling";
  return (
    <section
      className={classes.results}
      aria-labelledby="found"
      data-searching={searching || undefined}
    >
      {chips}
      {failure && failure.errors.length > 0 && <Refusal failure={failure} />}
      {failure && failure.errors.length === 0 && <FailedPart what={t`The lots`} />}
      {lots?.list.length === 0 && <Nothing filters={filters} nearest={nearest} alert={alert} />}
      {lots && lots.list.length > 0 && (
        <>
          {filters.view === "table" ? (
            <Suspense>
              <LotsTable lots={lots.list} filters={filters} />
            </Suspense>
          ) : (
            <LotGrid lots={lots.list} first />
          )}
          <p className={classes.checked}>
            {t`We check every lot before it opens. Prices are without GST.`}
          </p>
          <Pagination
            page={Number(filters.page) || 1}
            pages={lots.totalpage}
            to={(page) => withFilters(filters, { page: String(page) })}
          />
        </>
      )}
    </section>
  );
}

/** Says so, offers an alert, and shows what is nearest. */
function Nothing({ filters, nearest, alert }: Pick<Props, "filters" | "nearest" | "alert">) {
  const isSearched = isOnlySearched(filters);
  return (
    <>
      <Empty
        drawing="search"
        title={isSearched ? t`No lot matches these words` : t`No lot matches these filters`}
        next={
          <div className={classes.next}>
            {alert}
            <ButtonLink to="/are-selling">{t`Reset Filter`}</ButtonLink>
          </div>
        }
      >
        {isSearched
          ? t`Check the spelling, try fewer words, or look at upcoming auctions.`
          : t`Widen the price or quantity, choose All India, or look at upcoming auctions.`}
      </Empty>
      {nearest.length > 0 && (
        <section className={classes.nearest} aria-labelledby="nearest">
          <h2 id="nearest">{t`The nearest lots`}</h2>
          <LotGrid lots={nearest} />
        </section>
      )}
    </>
  );
}

function Refusal({ failure }: { failure: Failure }) {
  return (
    <div className={classes.refusal} role="alert">
      <b>{t`We could not read this search`}</b>
      <ul>
        {failure.errors.map(({ path, msg }) => (
          <li key={path + msg}>
            {fieldNames[path] ?? path}: {msg}
          </li>
        ))}
      </ul>
    </div>
  );
}
