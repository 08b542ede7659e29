import type { BoardRow } from "@rebale/contract/price-board/price-board";
import { Link } from "react-router";
import { t } from "ttag";
import { materialName } from "../../lib/formatting/material-names.ts";
import { Empty } from "../../ui/states/empty.tsx";
import { CardTable, type Column } from "../../ui/table/card-table.tsx";
import classes from "./price-board.module.css";
import { LOWER, MEDIAN, perKg, UPPER } from "./rates.ts";
import { strokes } from "./sparkline.rules.ts";

type Row = BoardRow & { _id: string };
const rateText = (rate: number | undefined) => (rate === undefined ? "–" : perKg(rate));

const columns: readonly Column<Row>[] = [
  { name: "material", title: t`Material`, heads: true, cell: (row) => <Name row={row} /> },
  { name: "lots", title: t`Lots sold`, number: true, cell: ({ lots }) => lots },
  { name: "p25", title: LOWER, number: true, cell: ({ p25 }) => rateText(p25) },
  { name: "median", title: MEDIAN, number: true, cell: ({ median }) => <b>{rateText(median)}</b> },
  { name: "p75", title: UPPER, number: true, cell: ({ p75 }) => rateText(p75) },
  {
    name: "weeks",
    title: t`Median by week`,
    cell: ({ weeks }) => (
      <Sparkline values={(weeks ?? []).map(({ band }) => band?.median ?? null)} />
    ),
  },
];

const Name = ({ row: { material, name } }: { row: BoardRow }) => (
  <Link to={`/price-board/${material}`} className={classes.name}>
    {materialName(material, name)}
  </Link>
);

/** Every material: those that are shown with their band, the others by name. */
export function MaterialList({
  boards,
  chosen,
}: {
  boards: readonly BoardRow[];
  chosen: string | null;
}) {
  const others = boards.filter(({ material }) => material !== chosen);
  const shown = others.filter(({ hidden }) => !hidden);
  const hidden = others.filter((board) => board.hidden);
  return (
    <>
      {shown.length > 0 && (
        <section className={classes.list}>
          <h2>{chosen ? t`Other materials` : t`Materials`}</h2>
          <CardTable
            label={t`Materials`}
            className={classes.rates}
            rows={shown.map((board) => ({ ...board, _id: board.material }))}
            columns={columns}
          />
        </section>
      )}
      {shown.length === 0 && chosen === null && (
        <Empty drawing="price" title={t`No material has enough sales yet`}>
          {t`A material appears here once five lots from three sellers are sold within 90 days.`}
        </Empty>
      )}
      {hidden.length > 0 && (
        <section className={classes.list}>
          <h2>{t`Not enough sales yet`}</h2>
          <ul className={classes.hidden}>
            {hidden.map((row) => (
              <li key={row.material}>
                <Name row={row} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const [WIDTH, HEIGHT] = [96, 28];

/** A small line without axes; the material's own page has the chart and its table. */
function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const lines = strokes(values, WIDTH, HEIGHT);
  if (lines.length === 0) return <span className={classes.none}>{t`too few per week`}</span>;
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={classes.spark}
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
