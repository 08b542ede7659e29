import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Authorisation } from "@rebale/contract/authorisations";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { authorisations } from "../../../lib/api/operations.ts";
import { authorisationStatusNames, kindNames } from "../../../lib/formatting/authorisations.ts";
import { date, quantity } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../company.module.css";
import own from "./authorisations.module.css";

interface Props {
  authorisation: Authorisation;
  mayWithdraw: boolean;
}

export function AuthorisationRow({ authorisation, mayWithdraw }: Props) {
  const { stream, kind, number, issuer, valid_from, valid_to, capacity_kg, status, reason } =
    authorisation;
  const counts = status === "waiting" || status === "accepted";
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <b>
          {streamNames[stream]}: {kindNames[kind]}{" "}
          <span className={own.status} data-status={status}>
            {authorisationStatusNames[status]}
          </span>
        </b>
        <span className="figures">
          {number}, {issuer}
        </span>
        <span className="figures">
          <WithDates>{t`${date(valid_from)} to ${date(valid_to)}`}</WithDates> ·{" "}
          {t`${quantity(capacity_kg, "kg")} a financial year`}
        </span>
        {reason && <span className={own.reason}>{reason}</span>}
      </div>
      {mayWithdraw && counts && <Withdraw authorisation={authorisation} />}
    </li>
  );
}

function Withdraw({ authorisation: { _id, number } }: { authorisation: Authorisation }) {
  const [asking, setAsking] = useState(false);
  const { busy, send } = useCommand();
  const withdraw = async () => {
    const done = await send(
      () => api.call(authorisations.withdrawAuthorisation, { params: { id: _id } }),
      t`Withdrawn: ${number}`,
    );
    if (done) setAsking(false);
  };
  return (
    <Group gap={10}>
      <PlainButton kind="quiet" onClick={() => setAsking(true)}>
        {t`Withdraw`}
        <span className="unseen"> {number}</span>
      </PlainButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Withdraw authorisation ${number}?`}
      >
        <p>
          {t`Your company can then no longer bid under it. You will not win lots that you lead under it.`}
        </p>
        <Group justify="flex-end" gap={10} mt={20}>
          <PlainButton kind="quiet" onClick={() => setAsking(false)}>{t`Keep it`}</PlainButton>
          <PlainButton kind="brand" disabled={busy} onClick={() => void withdraw()}>
            {t`Withdraw`}
          </PlainButton>
        </Group>
      </Dialog>
    </Group>
  );
}
