import { Link } from "react-router";
import { t } from "ttag";
import IconChevronLeft from "~icons/tabler/chevron-left";
import classes from "./wallet.module.css";

/** From the screens below the wallet's. */
export const BackToWallet = () => (
  <Link to="/wallet" className={classes.back}>
    <IconChevronLeft size={18} aria-hidden />
    {t`Wallet`}
  </Link>
);
