import { Link } from "react-router";
import { jt, t } from "ttag";
import { ButtonLink } from "../../ui/button-link.tsx";
import classes from "./home.module.css";

/** Where the header's Sign Up leads (S2.24). */
export function SignUpSection() {
  const asBuyer = <Link key="buyer" to="/login/buyer">{t`Login as Buyer`}</Link>;
  const asSeller = <Link key="seller" to="/login/seller">{t`Login as Seller`}</Link>;
  return (
    <section id="sign-up" className={classes.signUp} aria-labelledby="sign-up-title">
      <div className={`wide ${classes.signUpInside}`}>
        <div>
          <h2 id="sign-up-title">{t`Sign up for free`}</h2>
          <p>{jt`Already with us? ${asBuyer} or ${asSeller}.`}</p>
        </div>
        <div className={classes.ways}>
          <div>
            <h3>{t`I have scrap to sell`}</h3>
            <p>
              {t`PAN and a phone number. We check your papers and email you when your account is active.`}
            </p>
            <ButtonLink to="/seller" kind="main">
              {t`Become a Seller`}
            </ButtonLink>
          </div>
          <div>
            <h3>{t`I buy scrap`}</h3>
            <p>{t`Verify your phone with a 4-digit code and place your first bid within minutes.`}</p>
            <ButtonLink to="/buyer" kind="on-dark">
              {t`Become a Buyer`}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
