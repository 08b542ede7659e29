import { Group, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Company, Invitation } from "@rebale/contract/companies";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { date, rupees } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../company.module.css";
import { roleName } from "./roles.ts";
import { SeatFields, type SeatTerms, seatTermsOf } from "./seat-fields.tsx";

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
        <Group justify="flex-end" gap={10} mt={20}>
          <PlainButton kind="quiet" onClick={() => setInviting(true)}>
            {t`Invite a colleague`}
          </PlainButton>
        </Group>
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
          <WithDates>{t`until ${date(expires_at)}`}</WithDates>
        </span>
      </div>
      {decides && (
        <Group gap={10}>
          <PlainButton kind="quiet" disabled={busy} onClick={() => void withdraw()}>
            {t`Withdraw`}
            <span className="unseen"> {who}</span>
          </PlainButton>
        </Group>
      )}
    </li>
  );
}

/** One field for both: what looks like an address is one, else it is a phone. */
const toWhom = (who: string) => {
  const text = who.trim();
  return text.includes("@")
    ? { email: text }
    : { mobile: text.replace(/[\s-]/g, "").replace(/^\+91/, "") };
};

function InviteUser({ onClose }: { onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const form = useForm<SeatTerms & { who: string }>({
    initialValues: { who: "", role: "manager", bid_limit: "" },
  });
  const invite = ({ who, ...seatTerms }: typeof form.values) =>
    sendForm(
      // The server names the phone or the address; here they are one field.
      {
        setErrors: ({ mobile, email, ...errors }) =>
          form.setErrors({ ...errors, who: mobile ?? email }),
      },
      async () => {
        const body = { ...toWhom(who), ...seatTermsOf(seatTerms) };
        await prove(() => api.call(companies.inviteUser, { body }));
        toast.success(t`Invited: ${who}`);
        onClose();
        await revalidate();
      },
    );
  return (
    <>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(invite)}>
        <TextInput
          label={t`Mobile number or email`}
          description={t`They log in or register with it, see your company’s name and decide`}
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          withAsterisk
          data-autofocus
          {...form.getInputProps("who")}
        />
        <SeatFields form={form} yes={t`Invite`} onCancel={onClose} />
      </form>
      {dialog}
    </>
  );
}
