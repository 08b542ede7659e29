import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";
import IconBuildingBank from "~icons/tabler/building-bank";
import classes from "../wallet.module.css";

/** Who keeps the money: on every screen that shows some. */
export function Holder({ wallet: { holder } }: { wallet: Pick<Wallet, "holder"> }) {
  if (!holder) return null;
  return (
    <p className={classes.holder}>
      <IconBuildingBank size={18} aria-hidden />
      <span>{t`Who keeps the money: ${holder}`}</span>
    </p>
  );
}
