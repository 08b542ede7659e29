import { Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import classes from "./home.module.css";

/** Where the header's Sign Up leads (S2.24). */
export const SignUpSection = () => (
  <section id="sign-up" className={classes.signUp} aria-labelledby="sign-up-title">
    <div className={`wide ${classes.signUpInside}`}>
      <div>
        <h2 id="sign-up-title">Sign up, it costs nothing</h2>
        <p>
          Already with us? <Link to="/login/buyer">Login as Buyer</Link> or{" "}
          <Link to="/login/seller">Login as Seller</Link>.
        </p>
      </div>
      <div className={classes.ways}>
        <div>
          <h3>I have scrap to sell</h3>
          <p>
            PAN and a phone number. We check your papers and write to you when your account is
            active.
          </p>
          <ButtonLink to="/seller" kind="main">
            Become a Seller
          </ButtonLink>
        </div>
        <div>
          <h3>I buy scrap</h3>
          <p>Verify your phone with a 4-digit code and place your first bid within minutes.</p>
          <ButtonLink to="/buyer" kind="on-dark">
            Become a Buyer
          </ButtonLink>
        </div>
      </div>
    </div>
  </section>
);
