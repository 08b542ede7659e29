import { Button, Group, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { HolderAccount } from "@rebale/contract/banking";
import { useState } from "react";
import { banking } from "../../../../lib/api/office-operations.ts";
import { rupeesExact } from "../../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../../lib/forms/send-form.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Ask } from "../../../../shared/office/panels/ask.tsx";
import { BusyButton } from "../../../../shared/office/panels/busy-button.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useDecide } from "../../../../shared/office/use-decide.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { MoneyField } from "../../../../ui/fields/money-field.tsx";

/** Names an account whose statements are read. */
export function AddAccount() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>{t`Name an account`}</Button>
      {open && <AddDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const reread = useReread();
  const form = useForm({
    initialValues: { name: "", last4: "", ifsc: "", opening: "" as number | string },
    validate: {
      name: (v) => (v.trim() ? null : t`Give it a name`),
      last4: (v) => (/^\d{4}$/.test(v.trim()) ? null : t`Enter the last 4 digits of its number`),
      opening: (v) => (v === "" ? t`Enter the balance, 0 for an empty account` : null),
    },
  });
  const send = ({ name, last4, ifsc, opening }: typeof form.values) =>
    sendForm(form, async () => {
      const body = { name: name.trim(), last4: last4.trim(), opening, ifsc: ifsc.trim() };
      await api.call(banking.makeHolderAccount, { body });
      toast.success(t`Account named. A second person has to agree`);
      onClose();
      await reread();
    });
  return (
    <Dialog open title={t`Name an account`} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit(send)}>
        <p>
          {t`The account at a bank where the market’s money is kept. It cannot be renamed or removed, and its statements credit nobody until a second person agrees.`}
        </p>
        <TextInput
          autoComplete="off"
          inputMode="text"
          label={t`Name`}
          maxLength={80}
          data-autofocus
          {...form.getInputProps("name")}
        />
        <TextInput
          mt="sm"
          autoComplete="off"
          inputMode="numeric"
          label={t`Last 4 digits of its number`}
          description={t`Two persons and each statement know it by them`}
          maxLength={4}
          {...form.getInputProps("last4")}
        />
        <TextInput
          mt="sm"
          autoComplete="off"
          inputMode="text"
          label="IFSC"
          description={t`If it is at one branch`}
          maxLength={11}
          {...form.getInputProps("ifsc")}
        />
        <MoneyField
          mt="sm"
          label={t`Balance before its first statement`}
          description={t`What stands in it already is not the market’s, and enters no journal.`}
          {...form.getInputProps("opening")}
        />
        <Group justify="flex-end" gap={10} mt={20}>
          <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
          <BusyButton type="submit" loading={form.submitting}>{t`Name it`}</BusyButton>
        </Group>
      </form>
    </Dialog>
  );
}

interface Waiting {
  account: Pick<HolderAccount, "name" | "ifsc" | "last4" | "opening">;
  waits: NonNullable<HolderAccount["waits"]>;
}

/** A second person says that it is the holder's. */
export function AgreeToAccount({ account, waits }: Waiting) {
  const [asks, setAsks] = useState(false);
  const reread = useReread();
  const call = useDecide();
  const agree = async () => {
    await call(() => api.call(banking.makeHolderAccount, { body: account }));
    toast.success(t`Its statements credit companies now`);
    await reread();
  };
  if (waits.by_you) return <small>{t`A second person has to agree.`}</small>;
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAsks(true)}>
        {t`Agree to it`}
      </Button>
      {asks && (
        <Ask
          title={t`Is ${account.name} the holder’s account?`}
          text={t`${waits.by} named it${account.last4 ? t`, its number ending ${account.last4}` : ""}, with ${rupeesExact(account.opening)} in it before its first statement. Look it up at the bank. Then its statements credit companies.`}
          yes={t`Agree`}
          onClose={() => setAsks(false)}
          onYes={agree}
        />
      )}
    </>
  );
}
