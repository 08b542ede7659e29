import type { Board } from "@rebale/contract/price-board/price-board";
import { REGIONS, type Region } from "@rebale/contract/values/regions";
import { t } from "ttag";
import { date, rupeesShort } from "../../lib/formatting/formatting.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ChartPanel } from "../../ui/charts/chart-panel.tsx";
import charts from "../../ui/charts/charts.module.css";
import { Empty } from "../../ui/states/empty.tsx";
import classes from "./price-board.module.css";
import { LOWER, lotsSold, MEDIAN, perKg, UPPER } from "./rates.ts";

const regionNames: Readonly<Record<Region, string>> = {
  north: t`North`,
  west: t`West`,
  south: t`South`,
  east: t`East`,
  central: t`Central`,
  "north-east": t`North-east`,
};
const SERIES = [LOWER, MEDIAN, UPPER];
const rowOf = (name: string, band: { p25: number; median: number; p75: number } | null) => ({
  name,
  [LOWER]: band?.p25 ?? null,
  [MEDIAN]: band?.median ?? null,
  [UPPER]: band?.p75 ?? null,
});

/** One material: its band, its weeks and its regions. */
export function MaterialBoard({ board }: { board: Board }) {
  const { p25, median, p75 } = board;
  if (p25 === undefined || median === undefined || p75 === undefined)
    return (
      <Empty
        drawing="price"
        title={t`Not enough sales yet`}
        next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
      >
        {t`Fewer than five lots from three sellers were sold in the last 90 days. Until there are enough, nothing is shown, so that nobody's price can be worked out.`}
      </Empty>
    );
  return (
    <section className={classes.material} aria-label={t`Last 90 days`}>
      <dl className={`${classes.band} figures`}>
        <Figure name={LOWER} rate={p25} />
        <Figure name={MEDIAN} rate={median} />
        <Figure name={UPPER} rate={p75} />
      </dl>
      <p className={classes.note}>
        {t`${lotsSold(board.lots ?? 0)}. Half of them sold at a rate between the two.`}{" "}
        {t`Sales to invited companies alone are not counted.`}
      </p>
      <div className={charts.grid}>
        <ChartPanel
          title={t`By week`}
          look="lines"
          of={t`Week of`}
          data={(board.weeks ?? []).map(({ from, band }) => rowOf(date(from), band))}
          series={SERIES}
          format={perKg}
          short={rupeesShort}
          empty={t`No single week has five lots from three sellers.`}
        />
        <Regions regions={board.regions ?? []} />
      </div>
    </section>
  );
}

const Figure = ({ name, rate }: { name: string; rate: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{perKg(rate)}</dd>
  </div>
);

function Regions({ regions }: { regions: NonNullable<Board["regions"]> }) {
  const hidden = REGIONS.filter((each) => !regions.some(({ region }) => region === each))
    .map((each) => regionNames[each])
    .join(", ");
  return (
    <div className={classes.regions}>
      <ChartPanel
        title={t`By region`}
        of={t`Region`}
        data={regions.map((each) => rowOf(regionNames[each.region], each))}
        series={SERIES}
        format={perKg}
        short={rupeesShort}
        empty={t`No single region has enough sales to be shown.`}
      />
      {regions.length > 0 && hidden && (
        <p className={classes.note}>{t`Not shown because of too few sales: ${hidden}.`}</p>
      )}
    </div>
  );
}
