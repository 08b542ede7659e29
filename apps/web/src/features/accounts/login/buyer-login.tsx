import { useNavigate } from "react-router";
import { signIn } from "../../../lib/session.ts";
import { PhoneProof } from "../phone/phone-proof.tsx";

/** S4.5: phone, code, dashboard. */
export function BuyerLogin() {
  const navigate = useNavigate();
  return (
    <PhoneProof
      purpose="login"
      onProven={(signed, mobile) => {
        signIn(signed, mobile);
        void navigate("/dashboard");
      }}
    />
  );
}
