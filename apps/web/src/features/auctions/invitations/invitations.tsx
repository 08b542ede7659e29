import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useForm } from "@mantine/form";
import type { AuctionDetails } from "@rebale/contract/auctions";
import type { Invitation } from "@rebale/contract/audience";
import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { audience } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { explain } from "../../../lib/language/explain.ts";
import { readLines } from "../../../shared/audience/company-lines.rules.ts";
import { CompanyLines } from "../../../shared/audience/company-lines.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { isOpen } from "../live/use-auction.ts";
import classes from "./invitations.module.css";

/** The companies that alone see an own lot; its seller invites more, and takes back until somebody has bid. */
export function Invitations({ lot }: { lot: AuctionDetails }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <p>
        {t`Only the companies that you invited see this lot.`}{" "}
        <PlainButton kind="quiet" onClick={() => setOpen(true)}>
          {t`Invitations`}
        </PlainButton>
      </p>
      <Dialog open={open} onClose={close} title={t`Invitations`} size="wide">
        {open && <Invited lot={lot} />}
      </Dialog>
    </>
  );
}

function Invited({ lot }: { lot: AuctionDetails }) {
  const params = { id: lot._id };
  const [invited, setInvited] = useState<readonly Invitation[]>();
  const [failure, setFailure] = useState<unknown>();
  const { busy, send } = useCommand();
  const read = useCallback(
    () =>
      api
        .call(audience.invitations, { params: { id: lot._id } })
        .then(({ data }) => setInvited(data), setFailure),
    [lot._id],
  );
  useEffect(() => void read(), [read]);
  const takeBack = ({ pan, name }: Invitation) =>
    send(
      () => api.call(audience.uninvite, { params: { ...params, pan } }),
      t`Not invited any more: ${name}`,
    ).then(read);
  if (failure) return <p role="alert">{explain(failure)}</p>;
  if (!invited) return <p aria-busy="true">{t`Loading…`}</p>;
  // Its ledger begins with the first bid.
  const isBidFor = lot.last_event_id > 0;
  return (
    <div className={classes.invited}>
      <ul>
        {invited.map((company) => (
          <li key={company.pan}>
            <span>
              <strong>{company.name}</strong> <span className="figures">{company.pan}</span>
            </span>
            {isOpen(lot.status) && !isBidFor && (
              <PlainButton kind="quiet" disabled={busy} onClick={() => void takeBack(company)}>
                {t`Take back`}
                <span className="unseen"> {company.name}</span>
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
      {isBidFor && <p>{t`There are bids: everybody who is invited stays invited.`}</p>}
      {isOpen(lot.status) && <InviteMore lotId={lot._id} onDone={setInvited} />}
    </div>
  );
}

function InviteMore({
  lotId,
  onDone,
}: {
  lotId: string;
  onDone: (invited: readonly Invitation[]) => void;
}) {
  const form = useForm({ initialValues: { lines: "" } });
  const invite = ({ lines }: typeof form.values) =>
    sendForm(form, async () => {
      const { data } = await api.call(audience.invite, {
        params: { id: lotId },
        body: { companies: readLines(lines) },
      });
      onDone(data);
      form.reset();
    });
  return (
    <form noValidate onSubmit={form.onSubmit(invite)}>
      <CompanyLines
        value={form.getValues().lines}
        onChange={(lines) => form.setFieldValue("lines", lines)}
        errors={form.errors}
      />
      <Group justify="flex-end" gap={10} mt={20}>
        <SubmitButton busy={form.submitting}>{t`Invite`}</SubmitButton>
      </Group>
    </form>
  );
}
