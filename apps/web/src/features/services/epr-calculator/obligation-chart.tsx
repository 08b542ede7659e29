import { lazy, Suspense, useRef } from "react";
import { t } from "ttag";
import { useNear } from "../../../ui/charts/near.ts";
import { Optional } from "../../../ui/later/optional.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import type { YearAnswer } from "./answer.rules.ts";
import classes from "./calculator.module.css";
import { yearLabel } from "./financial-year.rules.ts";

const YearChart = lazy(() => import("./year-chart.tsx"));
const GRAMS = { t: 1e6, kg: 1000 };

/** Years without a confirmed figure have no bar: no number is made up for them. */
export function ObligationChart({
  years,
  unit,
}: {
  years: readonly YearAnswer[];
  unit: "t" | "kg";
}) {
  const frame = useRef<HTMLElement>(null);
  const near = useNear(frame);
  const points = years.flatMap(({ year, obligation }) =>
    obligation === null ? [] : [{ year: yearLabel(year), obligation: obligation / GRAMS[unit] }],
  );
  if (points.length < 2) return null;
  return (
    <figure ref={frame} className={classes.chart} aria-label={t`Obligation by financial year`}>
      <Optional>
        <Suspense fallback={<Skeleton height={220} />}>
          {near ? <YearChart points={points} unit={unit} /> : <Skeleton height={220} />}
        </Suspense>
      </Optional>
    </figure>
  );
}
