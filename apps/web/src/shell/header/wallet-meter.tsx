import { Link } from "react-router";
import { t } from "ttag";
import IconWallet from "~icons/tabler/wallet";
import { rupees } from "../../lib/formatting/formatting.ts";
import { useWallet } from "../../lib/wallet/wallet.ts";
import classes from "./wallet-meter.module.css";

/** The free and held money of a buyer's company, wherever they are; nothing without money. */
export default function WalletMeter({ place }: { place: "bar" | "below" }) {
  const wallet = useWallet();
  if (!wallet) return null;
  const { free, leading, held, short } = wallet;
  if (free + leading + held === 0) return null;
  return (
    <Link
      to="/wallet"
      className={classes.meter}
      data-place={place}
      data-short={short > 0 || undefined}
    >
      <IconWallet size={18} aria-hidden />
      <b>{t`${rupees(free)} free`}</b>
      <span className={classes.held}>
        {short > 0 ? t`${rupees(short)} short` : t`${rupees(leading + held)} held`}
      </span>
    </Link>
  );
}
