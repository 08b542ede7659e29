import type { CompanyUser } from "@rebale/contract/companies";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";

/** Asked once more: their sessions end at once. */
export function RemoveUser({
  user,
  open,
  onClose,
}: {
  user: CompanyUser;
  open: boolean;
  onClose: () => void;
}) {
  const { busy, send } = useCommand();
  const remove = async () => {
    const call = () => api.call(companies.removeCompanyUser, { params: { id: user._id } });
    if (await send(call, t`${user.name} no longer acts for your company`)) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t`Remove ${user.name}?`}>
      <p>{t`They are signed out at once and can no longer bid or sell for your company. Bids they have placed still count.`}</p>
      <div className={classes.actions}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <PlainButton kind="main" disabled={busy} onClick={() => void remove()}>
          {t`Remove`}
        </PlainButton>
      </div>
    </Dialog>
  );
}
