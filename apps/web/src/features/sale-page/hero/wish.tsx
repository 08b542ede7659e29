import { t } from "ttag";
import classes from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";

/** That the other side would call the sale off, in its own words. */
export const Wish = ({ wish, side }: { wish: string; side: Side }) => (
  <p className={classes.wish}>
    {side === "buyer"
      ? t`The seller would call this sale off.`
      : t`The buyer would call this sale off.`}{" "}
    {wish && <q>{wish}</q>} {t`If you agree, say so below; else it stands.`}
  </p>
);
