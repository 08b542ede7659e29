import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { askedOf } from "../corrections.tsx";

/** Why a lot is not approved, or what its seller is asked to correct in it. */
export const RefusalText = ({ lot }: { lot: OwnLot }) =>
  lot.corrections.length > 0 ? (
    <>
      <strong>{t`What to correct. Then send it again; it keeps its place`}</strong>
      {askedOf(lot.corrections).join(" · ")}
    </>
  ) : (
    <>
      <strong>{t`Why it was refused`}</strong>
      {lot.refusal_reason ?? t`Please contact us.`}
    </>
  );
