import type { Wallet } from "@rebale/contract/wallet";
import IconBuildingBank from "~icons/tabler/building-bank";
import { keptBy } from "../../../shared/holder/holder.rules.ts";
import classes from "../wallet.module.css";

/** The money's keeper: on every screen that shows some. */
export function Holder({ wallet: { holder } }: { wallet: Pick<Wallet, "holder"> }) {
  if (!holder) return null;
  return (
    <p className={classes.holder}>
      <IconBuildingBank size={18} aria-hidden />
      <span>{keptBy(holder)}</span>
    </p>
  );
}
