import { useForm } from "@mantine/form";
import type { MarketRules } from "@rebale/contract/authorisations";
import { t } from "ttag";
import { authorisations } from "../../../lib/api/office-operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { readChanges, SettingsPage } from "../../../shared/office/page/settings-page.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import type { Route } from "./+types/market-rules";
import classes from "./authorisations.module.css";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const [rules, changes] = await Promise.all([
      api.call(authorisations.marketRules),
      readChanges("market rules changed"),
    ]);
    return { rules: rules.data, changes };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** The office's rules for the whole market: who may bid unverified, and what two people look at. */
export default function MarketRulesPage({ loaderData: { rules, changes } }: Route.ComponentProps) {
  return (
    <SettingsPage
      title={t`Market rules`}
      lead={t`What an unverified company may bid, and which authorisations two people look at. They hold from the next bid on.`}
      changes={changes}
    >
      <May do="settings.change">
        <MarketRulesForm rules={rules} />
      </May>
    </SettingsPage>
  );
}

function MarketRulesForm({ rules }: { rules: MarketRules }) {
  const reread = useReread();
  const form = useForm({
    initialValues: {
      unverified_bid_most: rules.unverified_bid_most as number | string,
      second_look_kg: String(rules.second_look_kg),
    },
  });
  const save = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(authorisations.changeMarketRules, { body });
      toast.success(t`Market rules saved`);
      form.resetDirty();
      await reread();
    });
  return (
    <Section title={t`What holds`} level="h2">
      <form noValidate className={classes.rules} onSubmit={form.onSubmit(save)}>
        <MoneyField
          label={t`Unverified companies may bid up to`}
          description={t`On lots that need no authorisation. 0 means not at all.`}
          {...form.getInputProps("unverified_bid_most")}
        />
        <NumberField
          label={t`Two reviewers above (kg a year)`}
          description={t`A larger capacity needs a second reviewer.`}
          {...form.getInputProps("second_look_kg")}
        />
        <SubmitButton busy={form.submitting}>{t`Save rules`}</SubmitButton>
      </form>
    </Section>
  );
}
