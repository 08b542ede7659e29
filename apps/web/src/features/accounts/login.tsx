import { useEffect } from "react";
import { data, Link, useNavigate, useSearchParams } from "react-router";
import { jt, t } from "ttag";
import { followAccount } from "../../lib/language/language.ts";
import { withNext } from "../../lib/session/come-back.ts";
import { nextAfterLogin } from "../../lib/session/next-after-login.ts";
import { currentSession, signIn } from "../../lib/session/session.ts";
import { PhoneProof } from "../../shared/sign-in/phone-proof.tsx";
import type { Route } from "./+types/login";
import classes from "./login/login.module.css";
import { LoginCard } from "./login/login-card.tsx";
import { SellerLogin } from "./login/seller-login.tsx";

/** S2.43: the name is seller or buyer; anything else is no page. */
export function loader({ params: { name } }: Route.LoaderArgs) {
  if (name !== "seller" && name !== "buyer") throw data(null, { status: 404 });
  return { name } as const;
}

export default function Login({ loaderData: { name } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (currentSession().token) void navigate(nextAfterLogin(search), { replace: true });
  }, []);
  const seller = name === "seller";
  return (
    <LoginCard
      title={seller ? t`Login as Seller` : t`Login as Buyer`}
      description={t`Log in to Rebale, the marketplace for scrap and recyclable materials with live auctions.`}
      lead={
        seller
          ? t`With the email and password you registered with.`
          : t`With a 4-digit code sent to your phone. No password needed.`
      }
      back="/"
    >
      {seller ? <SellerLogin /> : <BuyerLogin />}
      <p className={classes.other}>
        <span>
          {jt`New here? ${(
            <Link key="1" to={seller ? "/seller" : withNext("/buyer", search)}>
              {seller ? t`Become a Seller` : t`Become a Buyer`}
            </Link>
          )}`}
        </span>
        <Link to={withNext(seller ? "/login/buyer" : "/login/seller", search)}>
          {seller ? t`Login as Buyer` : t`Login as Seller`}
        </Link>
      </p>
    </LoginCard>
  );
}

/** S4.5: phone, code, dashboard. */
function BuyerLogin() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <PhoneProof
      purpose="login"
      onProven={(signed, mobile) => {
        signIn(signed, mobile);
        const next = nextAfterLogin(search);
        if (!followAccount(signed.language, next)) void navigate(next);
      }}
    />
  );
}
