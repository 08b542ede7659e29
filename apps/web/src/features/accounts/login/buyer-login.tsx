import { useNavigate, useSearchParams } from "react-router";
import { followAccount } from "../../../lib/language/language.ts";
import { nextAfterLogin } from "../../../lib/session/next-after-login.ts";
import { signIn } from "../../../lib/session/session.ts";
import { PhoneProof } from "../phone/phone-proof.tsx";

/** S4.5: phone, code, dashboard. */
export function BuyerLogin() {
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
