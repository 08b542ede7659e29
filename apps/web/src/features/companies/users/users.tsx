import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useForm } from "@mantine/form";
import type { Company, CompanyUser } from "@rebale/contract/companies";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";
import { RemoveDialog } from "../remove-dialog.tsx";
import { Invitations } from "./invitations.tsx";
import { SeatFields, type SeatTerms, seatTermsOf } from "./seat-fields.tsx";
import { UserFacts } from "./user-facts.tsx";

/** The company's joiners, and its users. */
export function Users({ company }: { company: Company }) {
  const asked = company.users.filter(({ status }) => status === "asked");
  const active = company.users.filter(({ status }) => status === "active");
  const decides = company.role === "owner";
  return (
    <>
      {asked.length > 0 && (
        <section className={classes.card}>
          <h2>{t`Waiting for an answer`}</h2>
          <p>
            {decides
              ? t`They registered with your company’s PAN. Agree only if you know them: they can then bid and sell in its name.`
              : t`They registered with your company’s PAN. An owner can agree or decline.`}
          </p>
          <ul className={classes.users}>
            {asked.map((user) => (
              <AskedUser key={user._id} user={user} decides={decides} />
            ))}
          </ul>
        </section>
      )}
      <section className={classes.card}>
        <h2>{t`Who acts for this company`}</h2>
        <ul className={classes.users}>
          {active.map((user) => (
            <ActiveUser key={user._id} user={user} decides={decides} />
          ))}
        </ul>
        <Invitations company={company} />
      </section>
    </>
  );
}

function ActiveUser({ user, decides }: { user: CompanyUser; decides: boolean }) {
  const [asks, setAsks] = useState<"change" | "remove" | null>(null);
  const close = () => setAsks(null);
  return (
    <li className={classes.user}>
      <UserFacts user={user} />
      {decides && !user.is_you && (
        <Group gap={10}>
          <PlainButton kind="quiet" onClick={() => setAsks("remove")}>
            {t`Remove`}
            <span className="unseen"> {user.name}</span>
          </PlainButton>
          <PlainButton kind="quiet" onClick={() => setAsks("change")}>
            {t`Change`}
            <span className="unseen"> {user.name}</span>
          </PlainButton>
        </Group>
      )}
      <ChangeUser user={user} open={asks === "change"} onClose={close} />
      <RemoveDialog
        name={user.name}
        open={asks === "remove"}
        onClose={close}
        call={() => api.call(companies.removeCompanyUser, { params: { id: user._id } })}
        done={t`${user.name} no longer acts for your company`}
      >
        {t`They are signed out at once and can no longer bid or sell for your company. Bids they have placed still count.`}
      </RemoveDialog>
    </li>
  );
}

/** Somebody who registered with the company's PAN; the owner agrees, with a role, or declines. */
function AskedUser({ user, decides }: { user: CompanyUser; decides: boolean }) {
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
        <Group gap={10}>
          <PlainButton kind="quiet" disabled={busy} onClick={() => void decline()}>
            {t`Decline`}
            <span className="unseen"> {user.name}</span>
          </PlainButton>
          <PlainButton kind="brand" disabled={busy} onClick={() => setAgreeing(true)}>
            {t`Agree`}
            <span className="unseen"> {user.name}</span>
          </PlainButton>
        </Group>
      )}
      <ChangeUser user={user} open={agreeing} onClose={() => setAgreeing(false)} />
    </li>
  );
}

interface Props {
  user: CompanyUser;
  open: boolean;
  onClose: () => void;
}

/** A role and a limit: for who asks to join, and for who acts already. */
function ChangeUser({ user, open, onClose }: Props) {
  const title = user.status === "asked" ? t`${user.name} may act for you as` : user.name;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ChangeForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function ChangeForm({ user, onClose }: Omit<Props, "open">) {
  const { revalidate } = useRevalidator();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const form = useForm<SeatTerms>({
    initialValues: { role: user.role ?? "manager", bid_limit: user.bid_limit ?? "" },
  });
  const save = (seatTerms: typeof form.values) =>
    sendForm(form, async () => {
      const body = { status: "active", ...seatTermsOf(seatTerms) } as const;
      const asked = { params: { id: user._id }, body };
      await prove(() => api.call(companies.changeCompanyUser, asked));
      toast.success(t`Saved: ${user.name}`);
      onClose();
      await revalidate();
    });
  return (
    <>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(save)}>
        <SeatFields form={form} yes={t`Save`} onCancel={onClose} />
      </form>
      {dialog}
    </>
  );
}
