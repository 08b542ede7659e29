import { Checkbox, Radio, Stack, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Radio.css";
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
  which: string;
  events: string[];
}
type Form = UseFormReturnType<Typed>;

/** @param of what is changed; a new one where there is none */
export function useWebhookForm(of?: Webhook): Form {
  const isAll = !of || of.events.includes("*");
  return useForm({
    initialValues: {
      ...{ url: of?.url ?? "", name: of?.name ?? "", which: isAll ? "all" : "some" },
      events: isAll ? [] : of.events,
    },
    validate: {
      url: (typed) => (typed.trim() ? null : t`Write the address that is told`),
      events: (chosen, { which }) =>
        which === "some" && chosen.length === 0 ? t`Choose at least one event` : null,
    },
  });
}

/** As the API takes it. */
export const webhookOf = ({ url, name, which, events }: Typed) => ({
  ...{ url: url.trim(), name: name.trim() || null, events: which === "all" ? ["*"] : events },
});

/** Address, name and events of a webhook. */
export function WebhookFields({ form }: { form: Form }) {
  const { type } = useSession();
  return (
    <Stack gap={16}>
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
      <Radio.Group label={t`It is told`} {...form.getInputProps("which")}>
        <Stack gap={8} mt={8}>
          <Radio value="all" label={t`All events, also types that come later`} />
          <Radio value="some" label={t`Only these`} />
        </Stack>
      </Radio.Group>
      {form.values.which === "some" && (
        <Checkbox.Group aria-label={t`Events`} {...form.getInputProps("events")}>
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
