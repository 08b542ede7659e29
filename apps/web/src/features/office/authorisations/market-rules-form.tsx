import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { MarketRules } from "@rebale/contract/authorisations";
import { useRevalidator } from "react-router";
import { authorisations } from "../../../lib/api/office-operations.ts";
import { sendForm } from "../../../lib/send-form.ts";
import { toast } from "../../../lib/toast.ts";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Section } from "../parts/section.tsx";
import { api } from "../session/office-api.ts";
import classes from "./authorisations.module.css";

/** What the office sets for the whole market: who may bid unverified, and what two people look at. */
export function MarketRulesForm({ rules }: { rules: MarketRules }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: {
      unverified_bid_most: rules.unverified_bid_most as number | "",
      second_look_kg: String(rules.second_look_kg),
    },
  });
  const save = ({ unverified_bid_most, second_look_kg }: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(authorisations.changeMarketRules, {
        body: { unverified_bid_most: Number(unverified_bid_most), second_look_kg },
      });
      toast.success("The market’s rules are saved");
      form.resetDirty();
      await revalidate();
    });
  return (
    <Section title="Rules of the market">
      <form noValidate className={classes.rules} onSubmit={form.onSubmit(save)}>
        <MoneyField
          label="Unverified companies may bid up to"
          description="On lots without requirement; 0 for not at all."
          {...form.getInputProps("unverified_bid_most")}
        />
        <TextInput
          label="Two people look above (kg a year)"
          description="An authorisation for more needs a second person."
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps("second_look_kg")}
        />
        <SubmitButton busy={form.submitting}>Save rules</SubmitButton>
      </form>
    </Section>
  );
}
