import type { Site } from "@rebale/contract/companies";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";

export function RemoveSite({ site, onClose }: { site: Site | null; onClose: () => void }) {
  const { busy, send } = useCommand();
  if (!site) return null;
  const remove = async () => {
    const call = () => api.call(companies.removeSite, { params: { id: site._id } });
    if (await send(call, t`Removed: ${site.name}`)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t`Remove ${site.name}?`}>
      <p>{t`It is no longer offered when you list a lot. Lots already listed there do not change.`}</p>
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
