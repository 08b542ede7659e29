import { t } from "ttag";
import { loginAgain } from "../../lib/session/come-back.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./home.module.css";

interface Props {
  path: string;
  onClose: () => void;
}

/** Over Home, for whom a member screen's link led here: both logins go on to that screen. */
export default function AskedPage({ path, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={t`Log in to open this page`}>
      <p>{t`The page you opened belongs to a member. Log in, and you go on to it.`}</p>
      <div className={classes.logins}>
        <ButtonLink kind="main" to={loginAgain("buyer", path)}>{t`Login as Buyer`}</ButtonLink>
        <ButtonLink kind="quiet" to={loginAgain("seller", path)}>{t`Login as Seller`}</ButtonLink>
      </div>
    </Dialog>
  );
}
