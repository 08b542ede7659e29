import { Checkbox, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { useForm } from "@mantine/form";
import type { MoneySettings } from "@rebale/contract/payments";
import { GATEWAY_TITLES } from "@rebale/contract/values/gateways";
import { payments } from "../../../../lib/api/office-operations.ts";
import { sendForm } from "../../../../lib/forms/send-form.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { Facts } from "../../../../shared/office/facts.tsx";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { readChanges, SettingsPage } from "../../../../shared/office/page/settings-page.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { SubmitButton } from "../../../../ui/fields/submit-button.tsx";
import type { Route } from "./+types/money-settings";
import classes from "./settings.module.css";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const [settings, changes] = await Promise.all([
      api.call(payments.moneySettings),
      readChanges("payment through the market changed"),
    ]);
    return { settings: settings.data, changes };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const gateways = {
  ...GATEWAY_TITLES,
  demo: t`Demo: moves no real money`,
  none: t`None: money comes in by bank transfer alone`,
};

/** Whether money moves through the market, and who keeps it. */
export default function MoneySettingsPage({
  loaderData: { settings, changes },
}: Route.ComponentProps) {
  const mayChange = useMay()("settings.change");
  return (
    <SettingsPage
      title={t`Money settings`}
      lead={t`Whether lots may ask for deposits and be paid through the market, and who keeps that money.`}
      changes={changes}
    >
      <Notice kind={settings.on ? "done" : "info"}>
        {settings.on
          ? t`On: lots may ask for a deposit and be paid through the market.`
          : t`Off: new lots ask for no deposit, and buyer and seller pay each other. What is under way goes on, and every rupee in a wallet stays its company’s.`}
      </Notice>
      <Section title={t`As it is`} level="h2">
        <Facts
          facts={[
            { name: t`Gateway`, value: gateways[settings.gateway] },
            { name: t`Who keeps the money`, value: settings.holder || t`Not named` },
            {
              name: t`Tax withheld from sellers`,
              value: settings.collects_consideration
                ? t`GST-TCS and income tax, as each truck is released`
                : t`None`,
            },
            {
              name: t`GST-safe sales`,
              value: settings.gst_safe
                ? t`Sellers may offer that the GST stays tied until the buyer’s GSTR-2B shows it`
                : t`Off`,
            },
          ]}
        />
      </Section>
      {mayChange ? (
        <SettingsForm settings={settings} />
      ) : (
        <p>{t`An owner of the office changes these, with a fresh code.`}</p>
      )}
    </SettingsPage>
  );
}

function SettingsForm({ settings }: { settings: MoneySettings }) {
  const reread = useReread();
  const form = useForm({
    initialValues: {
      on: settings.on,
      holder: settings.holder,
      collects_consideration: settings.collects_consideration,
      gst_safe: settings.gst_safe,
      holder_agrees: false,
    },
    validate: {
      holder_agrees: (agrees, { gst_safe }) =>
        gst_safe && !settings.gst_safe && !agrees
          ? t`Tick it once the bank or gateway agrees`
          : null,
    },
  });
  const turnsOn = form.values.gst_safe && !settings.gst_safe;
  const save = ({ holder_agrees, gst_safe, ...rest }: typeof form.values) =>
    sendForm(form, async () => {
      const body = {
        ...rest,
        ...(gst_safe !== settings.gst_safe && { gst_safe }),
        ...(turnsOn && holder_agrees && { holder_agrees: true as const }),
      };
      await api.call(payments.changeMoneySettings, { body });
      toast.success(t`Money settings saved`);
      form.resetDirty();
      await reread();
    });
  return (
    <Section title={t`Change`} level="h2">
      <form noValidate className={classes.form} onSubmit={form.onSubmit(save)}>
        <Checkbox
          label={t`Lots may ask for deposits and be paid through the market`}
          {...form.getInputProps("on", { type: "checkbox" })}
        />
        <TextInput
          autoComplete="off"
          inputMode="text"
          label={t`Who keeps the money`}
          description={t`Every money screen says it in these words. Nothing here is called escrow unless these words do: name one only where its contract is signed.`}
          maxLength={200}
          {...form.getInputProps("holder")}
        />
        <Checkbox
          label={t`Withhold GST-TCS and income tax from sellers’ proceeds`}
          description={t`For a market that collects the price itself. Both are taken as a truck is released, at the rates that hold on that day; trucks that were released before stay as they are. Turn it on only where the market’s accountant has confirmed that it must.`}
          {...form.getInputProps("collects_consideration", { type: "checkbox" })}
        />
        <Checkbox
          label={t`Sellers may offer GST-safe sales`}
          description={t`A part of the seller’s proceeds, the GST of each truck, then stays tied until the buyer’s GSTR-2B shows the invoice. Gateways and banks have to settle in time: keeping money longer needs their word. Turned off, what was approved goes on.`}
          {...form.getInputProps("gst_safe", { type: "checkbox" })}
        />
        {turnsOn && (
          <Checkbox
            label={t`The bank or gateway that keeps the money agrees to it`}
            description={t`In its contract or in writing: ${form.values.holder || t`name it above`}. Your word, with your name and the day, stays in the audit.`}
            {...form.getInputProps("holder_agrees", { type: "checkbox" })}
          />
        )}
        <SubmitButton busy={form.submitting}>{t`Save settings`}</SubmitButton>
      </form>
    </Section>
  );
}
