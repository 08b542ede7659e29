import { t } from "ttag";
import classes from "./price-board.module.css";
import { strokes } from "./sparkline.rules.ts";

const [WIDTH, HEIGHT] = [96, 28];

/** A small line without axes; the material's own page has the chart and its table. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
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
