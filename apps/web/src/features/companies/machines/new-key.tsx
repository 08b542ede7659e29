import { Checkbox, Group, Stack, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Stack.css";
import { useForm } from "@mantine/form";
import type { KeyScope } from "@rebale/contract/http/key-scopes";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { apiKeys } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../company.module.css";

const scopes = (side: string | null): { value: KeyScope; label: string }[] => [
  ...(side === "seller"
    ? [{ value: "list" as const, label: t`List lots and events` }]
    : [{ value: "bid" as const, label: t`Bid, up to its own limit` }]),
  { value: "awards", label: t`Follow sales: payments, trucks, weights, claims` },
  { value: "papers", label: t`Papers and books` },
];

const initialValues = {
  name: "",
  scopes: [] as string[],
  bid_limit: "" as number | string,
  expires_on: "",
  addresses: "",
};

/** Makes a key, after the owner has said that it is them. */
export function NewKey({ onMade }: { onMade: (name: string, secret: string) => void }) {
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const form = useForm({
    initialValues,
    validate: { name: (typed) => (typed.trim() ? null : t`Name the key`) },
  });
  const make = (typed: typeof initialValues) =>
    sendForm(form, async () => {
      const body = {
        name: typed.name,
        scopes: typed.scopes as KeyScope[],
        bid_limit: typed.bid_limit === "" ? null : typed.bid_limit,
        expires_on: typed.expires_on || null,
        addresses: typed.addresses.split(/[\s,]+/).filter(Boolean),
      };
      await prove(async () => {
        const { data } = await api.call(apiKeys.make, { body });
        form.reset();
        onMade(data.name, data.key);
      });
    });
  return (
    <section className={classes.card}>
      <h2>{t`Make a key`}</h2>
      <form noValidate onSubmit={form.onSubmit(make)}>
        <Stack gap={16} mt={12}>
          <TextInput
            inputMode="text"
            label={t`Name of the key`}
            description={t`For example: ERP`}
            autoComplete="off"
            maxLength={60}
            {...form.getInputProps("name")}
          />
          <Checkbox.Group
            label={t`It reads what is yours, and may also`}
            {...form.getInputProps("scopes")}
          >
            <Stack gap={8} mt={8}>
              {scopes(type).map((scope) => (
                <Checkbox key={scope.value} {...scope} />
              ))}
            </Stack>
          </Checkbox.Group>
          {form.values.scopes.includes("bid") && (
            <MoneyField
              label={t`It bids up to this value of a lot, in rupees`}
              {...form.getInputProps("bid_limit")}
            />
          )}
          <TextInput
            type="date"
            autoComplete="off"
            label={t`Last day`}
            description={t`A year from today when left empty`}
            {...form.getInputProps("expires_on")}
          />
          <TextInput
            inputMode="text"
            label={t`Only from these networks`}
            description={t`As 203.0.113.0/24; leave empty for any`}
            autoComplete="off"
            {...form.getInputProps("addresses")}
          />
        </Stack>
        <Group justify="flex-end" gap={10} mt={20}>
          <SubmitButton busy={form.submitting}>{t`Make the key`}</SubmitButton>
        </Group>
      </form>
      {dialog}
    </section>
  );
}
