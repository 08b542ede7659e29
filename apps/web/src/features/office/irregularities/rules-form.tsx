import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { IrregularityRules } from "@rebale/contract/irregularities";
import { useRevalidator } from "react-router";
import { irregularities } from "../../../lib/api/office-operations.ts";
import { sendForm } from "../../../lib/send-form.ts";
import { toast } from "../../../lib/toast.ts";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Section } from "../parts/section.tsx";
import { api } from "../session/office-api.ts";
import classes from "./irregularities.module.css";

const labels: Record<keyof IrregularityRules, { label: string; description: string }> = {
  window_days: { label: "Look back (days)", description: "What is older counts for no rule." },
  address_most_accounts: {
    label: "Addresses ignored above",
    description: "Accounts. So many share an operator’s address: it says nothing of two of them.",
  },
  second_least: {
    label: "Second to one winner from",
    description: "Times, of sold auctions.",
  },
  second_share_percent: {
    label: "And of their auctions (%)",
    description: "At least this share of those that the second bid in.",
  },
  voids_least: { label: "Voided bids from", description: "Of one account." },
  voids_share_percent: {
    label: "And of its bids (%)",
    description: "At least this share.",
  },
  crowded_least: {
    label: "Accounts at one address from",
    description: "Users of one company count once.",
  },
  country_logins_before: {
    label: "Logins before a new country",
    description: "With fewer, nothing is known of the account’s habits.",
  },
};
const names = Object.keys(labels) as (keyof IrregularityRules)[];

/** From when on the rules speak up. */
export function RulesForm({ rules }: { rules: IrregularityRules }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: Object.fromEntries(names.map((name) => [name, String(rules[name])])) as Record<
      keyof IrregularityRules,
      string
    >,
  });
  const save = (values: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(irregularities.changeIrregularityRules, { body: values });
      toast.success("The rules are saved. They hold from the next look on");
      form.resetDirty();
      await revalidate();
    });
  return (
    <Section title="When the rules speak up" level="h2">
      <form noValidate className={classes.rules} onSubmit={form.onSubmit(save)}>
        {names.map((name) => (
          <TextInput
            key={name}
            {...labels[name]}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps(name)}
          />
        ))}
        <SubmitButton busy={form.submitting}>Save rules</SubmitButton>
      </form>
    </Section>
  );
}
