import type { CompanyUser } from "@rebale/contract/companies";
import { t } from "ttag";
import { rupees } from "../../../lib/formatting/formatting.ts";
import classes from "../company.module.css";
import { roleName } from "./roles.ts";

/** The user's name, role and limit. */
export function UserFacts({ user }: { user: CompanyUser }) {
  const signsIn = user.type === "seller" ? t`sells` : t`buys`;
  return (
    <div className={classes.who}>
      <strong>
        {user.name} {user.is_you && <span className={classes.you}>{t`you`}</span>}
      </strong>
      <span>
        {user.role ? roleName(user.role) : t`Asks to join`} · {signsIn}
        {user.bid_limit !== null && <> · {t`up to ${rupees(user.bid_limit)} a bid`}</>}
      </span>
      {(user.mobile || user.email) && (
        <span className="figures">
          {[user.mobile && `+91 ${user.mobile}`, user.email].filter(Boolean).join(" · ")}
        </span>
      )}
    </div>
  );
}
