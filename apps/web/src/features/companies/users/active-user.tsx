import type { CompanyUser } from "@rebale/contract/companies";
import { useState } from "react";
import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "../company.module.css";
import { ChangeUser } from "./change-user.tsx";
import { RemoveUser } from "./remove-user.tsx";
import { UserFacts } from "./user-facts.tsx";

export function ActiveUser({ user, decides }: { user: CompanyUser; decides: boolean }) {
  const [asks, setAsks] = useState<"change" | "remove" | null>(null);
  const close = () => setAsks(null);
  return (
    <li className={classes.user}>
      <UserFacts user={user} />
      {decides && !user.is_you && (
        <div className={classes.actions}>
          <PlainButton kind="quiet" onClick={() => setAsks("remove")}>
            {t`Remove`}
            <span className="unseen"> {user.name}</span>
          </PlainButton>
          <PlainButton kind="quiet" onClick={() => setAsks("change")}>
            {t`Change`}
            <span className="unseen"> {user.name}</span>
          </PlainButton>
        </div>
      )}
      <ChangeUser user={user} open={asks === "change"} onClose={close} />
      <RemoveUser user={user} open={asks === "remove"} onClose={close} />
    </li>
  );
}
