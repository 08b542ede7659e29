import type { Lot } from "@rebale/contract/listings";
import { saleMarks } from "./format-labels.ts";
import classes from "./sale-marks.module.css";

/** How a lot is sold, where it is no plain auction: by chips. */
export function SaleMarks({
  lot,
}: {
  lot: Partial<Pick<Lot, "format" | "min_bidders" | "corrigenda" | "tax_hold">>;
}) {
  const marks = saleMarks(lot);
  if (marks.length === 0) return null;
  return (
    <span className={classes.marks}>
      {marks.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  );
}
