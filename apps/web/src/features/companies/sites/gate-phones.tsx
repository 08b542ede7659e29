import { Group, Stack, TextInput } from "@mantine/core";
import "@mantine/core/styles/Stack.css";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { Site } from "@rebale/contract/companies";
import type { gateDevices } from "@rebale/contract/lifting";
import { useCallback, useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../company.module.css";
import { GateLink } from "./gate-link.tsx";

type Phone = DataOf<typeof gateDevices>[number];

/** Phones at the gate of a site: each has a link of its own, which is told once. */
export function GatePhones({ site }: { site: Site }) {
  const [phones, setPhones] = useState<readonly Phone[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [link, setLink] = useState<{ name: string; path: string } | null>(null);
  const id = site._id;
  const read = useCallback(() => {
    setFailure(null);
    api
      .call(lifting.gateDevices, { params: { id } })
      .then(({ data }) => setPhones(data), setFailure);
  }, [id]);
  useEffect(read, [read]);
  if (link) return <GateLink {...link} onClose={() => setLink(null)} />;
  if (failure) return <FailedPart what={t`The phones`} error={failure} retry={read} />;
  if (!phones) return <Skeleton height={240} />;
  return (
    <Stack gap={20}>
      <p>{t`Whoever has a phone’s link may scan passes, weigh and let trucks out at ${site.name}, and nothing else. They need no login.`}</p>
      {phones.length === 0 ? (
        <p>{t`No phone works at this gate yet. Add the first one here.`}</p>
      ) : (
        <ul className={classes.users}>
          {phones.map((phone) => (
            <PhoneRow key={phone._id} siteId={id} phone={phone} onEnded={read} />
          ))}
        </ul>
      )}
      <AddPhone
        siteId={id}
        onAdded={(name, path) => {
          setLink({ name, path });
          read();
        }}
      />
    </Stack>
  );
}

interface RowProps {
  siteId: string;
  phone: Phone;
  onEnded: () => void;
}

function PhoneRow({ siteId, phone, onEnded }: RowProps) {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await api.call(lifting.endGateDevice, { params: { id: siteId, device: phone._id } });
      toast.success(t`Ended: ${phone.name}`);
    } catch (error) {
      toast.error(explain(error));
    }
    setBusy(false);
    onEnded();
  };
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <strong>
          {phone.name} {phone.offline && <span className={classes.you}>{t`works offline`}</span>}
        </strong>
        <span className="figures">
          <WithDates>
            {phone.seen_at
              ? t`scanned last ${dateTime(phone.seen_at)}`
              : t`has scanned nothing yet`}
          </WithDates>
        </span>
      </div>
      <Group gap={10}>
        {isAsked && (
          <PlainButton kind="quiet" onClick={() => setAsked(false)}>
            {t`Keep it`}
          </PlainButton>
        )}
        <PlainButton
          kind={isAsked ? "brand" : "quiet"}
          disabled={busy}
          onClick={() => (isAsked ? void end() : setAsked(true))}
        >
          {isAsked ? t`Yes, end it` : t`End`}
          <span className="unseen"> {phone.name}</span>
        </PlainButton>
      </Group>
    </li>
  );
}

interface AddProps {
  siteId: string;
  onAdded: (name: string, path: string) => void;
}

function AddPhone({ siteId, onAdded }: AddProps) {
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const form = useForm({
    initialValues: { name: "" },
    validate: { name: (typed) => (typed.trim() ? null : t`Name the phone`) },
  });
  const add = ({ name }: { name: string }) =>
    sendForm(form, async () => {
      const asked = { params: { id: siteId }, body: { name } };
      await prove(async () => {
        const { data } = await api.call(lifting.addGateDevice, asked);
        onAdded(data.name, data.link);
      });
    });
  return (
    <>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(add)}>
        <TextInput
          label={t`Name of the phone`}
          description={t`For example: Main gate`}
          inputMode="text"
          autoComplete="off"
          maxLength={60}
          {...form.getInputProps("name")}
        />
        <Group justify="flex-end" gap={10} mt={20}>
          <SubmitButton busy={form.submitting}>{t`Make its link`}</SubmitButton>
        </Group>
      </form>
      {dialog}
    </>
  );
}
