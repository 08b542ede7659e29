import type { Company, Invitation } from "@rebale/contract/companies";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { date, rupees } from "../../../lib/formatting/formatting.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";
import { InviteUser } from "./invite-user.tsx";
import { roleName } from "./roles.ts";

/** Whom an owner has invited and who has not come yet; and the way to invite one more. */
export function Invitations({ company }: { company: Company }) {
  const [inviting, setInviting] = useState(false);
  const decides = company.role === "owner";
  const close = () => setInviting(false);
  return (
    <>
      {company.invitations.length > 0 && (
        <ul className={classes.users}>
          {company.invitations.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} decides={decides} />
          ))}
        </ul>
      )}
      {decides && (
        <div className={classes.actions}>
          <PlainButton kind="quiet" onClick={() => setInviting(true)}>
            {t`Invite a colleague`}
          </PlainButton>
        </div>
      )}
      <Dialog open={inviting} onClose={close} title={t`Invite a colleague`}>
        <InviteUser onClose={close} />
      </Dialog>
    </>
  );
}

function InvitationRow({ invitation, decides }: { invitation: Invitation; decides: boolean }) {
  const { _id, mobile, email, role, bid_limit, expires_at } = invitation;
  const { busy, send } = useCommand();
  const who = mobile ? `+91 ${mobile}` : (email ?? "");
  const withdraw = () =>
    send(
      () => api.call(companies.withdrawInvitation, { params: { id: _id } }),
      t`Withdrawn: ${who}`,
    );
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <strong className="figures">
          {who} <span className={classes.you}>{t`invited`}</span>
        </strong>
        <span>
          {roleName(role)}
          {bid_limit !== null && <> · {t`up to ${rupees(bid_limit)} a bid`}</>}
          {" · "}
          {t`until ${date(expires_at)}`}
        </span>
      </div>
      {decides && (
        <div className={classes.actions}>
          <PlainButton kind="quiet" disabled={busy} onClick={() => void withdraw()}>
            {t`Withdraw`}
            <span className="unseen"> {who}</span>
          </PlainButton>
        </div>
      )}
    </li>
  );
}
