import { Link, useLocation, useNavigate } from "react-router";
import { t } from "ttag";
import type { Session } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import classes from "./header.module.css";

/** S2.22, S2.24 */
export function HeaderActions({ session }: { session: Session }) {
  if (session.type === "seller") return <ButtonLink to="/sellnow">{t`Sell Now`}</ButtonLink>;
  if (session.token) return <ButtonLink to="/buyer">{t`Buy Now`}</ButtonLink>;
  return (
    <>
      <Link to="/seller" className={classes.become}>
        {t`Become Seller`}
      </Link>
      <Link to="/buyer" className={classes.become}>
        {t`Become Buyer`}
      </Link>
      <SignUp />
    </>
  );
}

/** On Home it scrolls to the sign-up section; from elsewhere it asks Home to do so after 300 ms. */
function SignUp() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (e: React.MouseEvent) => {
    e.preventDefault();
    if (pathname === "/")
      document.getElementById("sign-up")?.scrollIntoView({ behavior: "smooth" });
    else navigate("/", { state: { scrollTo: "sign-up" } });
  };
  return (
    <ButtonLink to="/#sign-up" kind="brand" onClick={go}>
      {t`Sign Up`}
    </ButtonLink>
  );
}
