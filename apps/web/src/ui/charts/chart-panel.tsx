import { lazy, Suspense, useId, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "ttag";
import { Optional } from "../later/optional.tsx";
import { Skeleton } from "../states/waiting.tsx";
import { type ChartProps, fittedScale } from "./chart.rules.ts";
import classes from "./charts.module.css";
import { HEIGHT } from "./heights.ts";
import { useNear } from "./near.ts";

/** Lines have a scale that fits their values, and say where it begins; the others begin at zero. */
const looks = {
  bars: lazy(() => import("./bars.tsx")),
  curve: lazy(() => import("./curve.tsx")),
  lines: lazy(() => import("./lines.tsx")),
};

interface Props extends Omit<ChartProps, "onPick"> {
  title: string;
  look?: keyof typeof looks;
  /** The head of the axis's names: the table's first column. */
  of: string;
  /** Said instead where there is nothing to draw. */
  empty: string;
  /** Where the list behind a row is. */
  to?: ((row: number) => string) | undefined;
}

/**
 * A chart, and the same as a table. The chart's library is fetched when somebody comes near; where
 * it does not arrive, the table is there.
 */
export function ChartPanel({ title, look = "bars", of, empty, to, ...chart }: Props) {
  const navigate = useNavigate();
  const frame = useRef<HTMLElement>(null);
  const near = useNear(frame);
  const id = useId();
  const Look = looks[look];
  const { data, series } = chart;
  const drawn = data.some((row) => series.some((name) => row[name]));
  return (
    <section ref={frame} className={classes.panel} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {drawn ? (
        <>
          {look === "lines" && <Beginning {...chart} />}
          <div className={classes.chart} aria-hidden>
            <Optional>
              <Suspense fallback={<Skeleton height={HEIGHT} />}>
                {near ? (
                  <Look {...chart} onPick={to && ((row) => void navigate(to(row)))} />
                ) : (
                  <Skeleton height={HEIGHT} />
                )}
              </Suspense>
            </Optional>
          </div>
          <details className={classes.details}>
            <summary>{t`Show as a table`}</summary>
            <ChartTable title={title} of={of} to={to} {...chart} />
          </details>
        </>
      ) : (
        <p className={classes.empty}>{empty}</p>
      )}
    </section>
  );
}

function Beginning({ data, series, format }: ChartProps) {
  const [first = 0] = fittedScale(data, series);
  if (first === 0) return null;
  return <p className={classes.scale}>{t`The scale begins at ${format(first)}, not at zero.`}</p>;
}

function ChartTable({ title, of, to, data, series, format }: Omit<Props, "look" | "empty">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroll} aria-label={t`${title}, table`} tabIndex={0}>
      <table className={`${classes.table} figures`}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row, i) => (
            <tr key={row.name}>
              <th scope="row">{to ? <Link to={to(i)}>{row.name}</Link> : row.name}</th>
              {series.map((name) => (
                <td key={name}>{row[name] === null ? "–" : format(Number(row[name] ?? 0))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
