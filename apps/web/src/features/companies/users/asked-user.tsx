import type { CompanyUser } from "@rebale/contract/companies";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "../company.module.css";
import { ChangeUser } from "./change-user.tsx";
import { UserFacts } from "./user-facts.tsx";

/** Somebody who registered with the company's PAN; the owner agrees, with a role, or declines. */
export function AskedUser({ user, decides }: { user: CompanyUser; decides: boolean }) {
  const [agreeing, setAgreeing] = useState(false);
  const { busy, send } = useCommand();
  const decline = () =>
    send(
      () => api.call(companies.removeCompanyUser, { params: { id: user._id } }),
      t`${user.name} does not join`,
    );
  return (
    <li className={classes.user}>
      <UserFacts user={user} />
      {decides && (
        <div className={classes.actions}>
          <PlainButton kind="quiet" disabled={busy} onClick={() => void decline()}>
            {t`Decline`}
            <span className="unseen"> {user.name}</span>
          </PlainButton>
          <PlainButton kind="brand" disabled={busy} onClick={() => setAgreeing(true)}>
            {t`Agree`}
            <span className="unseen"> {user.name}</span>
          </PlainButton>
        </div>
      )}
      <ChangeUser user={user} open={agreeing} onClose={() => setAgreeing(false)} />
    </li>
  );
}
