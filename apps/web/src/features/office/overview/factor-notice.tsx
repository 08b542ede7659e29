import type { SecondFactor } from "@rebale/contract/accounts/second-factor";
import { Link } from "react-router";
import { t } from "ttag";
import { Notice } from "../../../shared/office/notice.tsx";

/** Whoever lets money move is asked for a second factor, also where the market works without. */
export const FactorNotice = ({ factor }: { factor: SecondFactor | null }) =>
  factor &&
  !factor.is_on && (
    <Notice kind="warning">
      {t`You let money in and out with a password alone.`}{" "}
      <Link to="/admin/second-factor">{t`Set up a second factor`}</Link>
      {t`; it takes a minute.`}
    </Notice>
  );
