import { useForm } from "@mantine/form";
import type { IrregularityRules } from "@rebale/contract/irregularities";
import { t } from "ttag";
import { irregularities } from "../../../lib/api/office-operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { readChanges, SettingsPage } from "../../../shared/office/page/settings-page.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import type { Route } from "./+types/irregularity-rules";
import classes from "./irregularities.module.css";

const labels: Record<keyof IrregularityRules, { label: string; description: string }> = {
  window_days: { label: t`Look back (days)`, description: t`Anything older is ignored.` },
  address_most_accounts: {
    label: t`Ignore addresses with more than`,
    description: t`Accounts. So many share a mobile operator’s address, which links nobody.`,
  },
  second_least: {
    label: t`Second to one winner, at least`,
    description: t`Times, in sold auctions.`,
  },
  second_share_percent: {
    label: t`And in their auctions (%)`,
    description: t`At least this share of the auctions that the second account bid in.`,
  },
  voids_least: { label: t`Voided bids, at least`, description: t`Of one account.` },
  voids_share_percent: {
    label: t`And of its bids (%)`,
    description: t`At least this share.`,
  },
  crowded_least: {
    label: t`Accounts at one address, at least`,
    description: t`Users of one company count once.`,
  },
  country_logins_before: {
    label: t`Logins before a new country`,
    description: t`With fewer, the account’s habits are not known yet.`,
  },
};
const names = Object.keys(labels) as (keyof IrregularityRules)[];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const [rules, changes] = await Promise.all([
      api.call(irregularities.irregularityRules),
      readChanges("irregularity rules changed"),
    ]);
    return { rules: rules.data, changes };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** From when on the rules speak up. */
export default function RulesPage({ loaderData: { rules, changes } }: Route.ComponentProps) {
  return (
    <SettingsPage
      title={t`Irregularity rules`}
      lead={t`From when on the rules about irregularities report something. They hold from the next run on, at most an hour later.`}
      changes={changes}
    >
      <May do="settings.change">
        <RulesForm rules={rules} />
      </May>
    </SettingsPage>
  );
}

function RulesForm({ rules }: { rules: IrregularityRules }) {
  const reread = useReread();
  const form = useForm({
    initialValues: Object.fromEntries(names.map((name) => [name, String(rules[name])])) as Record<
      keyof IrregularityRules,
      string
    >,
  });
  const save = (values: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(irregularities.changeIrregularityRules, { body: values });
      toast.success(t`Rules saved. They apply from the next run`);
      form.resetDirty();
      await reread();
    });
  return (
    <Section title={t`When the rules report something`} level="h2">
      <form noValidate className={classes.rules} onSubmit={form.onSubmit(save)}>
        {names.map((name) => (
          <NumberField
            key={name}
            {...labels[name]}
            inputMode="numeric"
            {...form.getInputProps(name)}
          />
        ))}
        <SubmitButton busy={form.submitting}>{t`Save rules`}</SubmitButton>
      </form>
    </Section>
  );
}
