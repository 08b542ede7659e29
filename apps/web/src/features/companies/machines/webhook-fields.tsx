import { Checkbox, Stack, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Stack.css";
import { type UseFormReturnType, useForm } from "@mantine/form";
import type { Webhook } from "@rebale/contract/webhooks";
import { t } from "ttag";
import { useSession } from "../../../lib/session/session.ts";
import { choicesFor } from "./event-labels.ts";
import own from "./webhooks.module.css";

interface Typed {
  url: string;
  name: string;
  all: boolean;
  events: string[];
}
type Form = UseFormReturnType<Typed>;

/** @param of what is changed; a new one where there is none */
export function useWebhookForm(of?: Webhook): Form {
  const isAll = !of || of.events.includes("*");
  return useForm({
    initialValues: {
      ...{ url: of?.url ?? "", name: of?.name ?? "", all: isAll },
      events: isAll ? [] : of.events,
    },
    validate: {
      url: (typed) => (typed.trim() ? null : t`Write the address that is told`),
      events: (chosen, { all }) =>
        !all && chosen.length === 0 ? t`Choose at least one event` : null,
    },
  });
}

/** As the API takes it. */
export const webhookOf = ({ url, name, all, events }: Typed) => ({
  ...{ url: url.trim(), name: name.trim() || null, events: all ? ["*"] : events },
});

/** Address, name and events of a webhook. */
export function WebhookFields({ form }: { form: Form }) {
  const { type } = useSession();
  return (
    <Stack gap={16} mt={16}>
      <TextInput
        type="url"
        inputMode="url"
        label={t`Address of your system`}
        description={t`https, on a public server, for example https://erp.example.com/rebale`}
        autoComplete="off"
        maxLength={500}
        {...form.getInputProps("url")}
      />
      <TextInput
        inputMode="text"
        label={t`Name of the webhook`}
        description={t`If you like, for example: ERP`}
        autoComplete="off"
        maxLength={60}
        {...form.getInputProps("name")}
      />
      <Checkbox
        label={t`All events, also those that are added later`}
        {...form.getInputProps("all", { type: "checkbox" })}
      />
      {!form.values.all && (
        <Checkbox.Group label={t`It is told of`} {...form.getInputProps("events")}>
          <div className={own.choices}>
            {choicesFor(type).map(({ title, events }) => (
              <fieldset key={title}>
                <legend>{title}</legend>
                {events.map((one) => (
                  <Checkbox key={one.value} {...one} />
                ))}
              </fieldset>
            ))}
          </div>
        </Checkbox.Group>
      )}
    </Stack>
  );
}
