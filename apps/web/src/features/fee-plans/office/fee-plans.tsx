import type { FeePlan } from "@rebale/contract/fee-plans";
import { indiaDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { t } from "ttag";
import { feePlans, listings } from "../../../lib/api/office-operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import type { Column } from "../../../shared/office/list/table.tsx";
import { SettingsPage } from "../../../shared/office/page/settings-page.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import type { Route } from "./+types/fee-plans";
import { AddPlan } from "./add-plan.tsx";
import { exampleText, feeText, gstText, isOfSettings, planState } from "./plan-labels.rules.ts";
import { TakeBack } from "./take-back.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const [plans, materials] = await Promise.all([
      api.call(feePlans.list),
      api.call(listings.materials),
    ]);
    return { plans: plans.data, materials: materials.data };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const today = () => indiaDay(new Date());

const states = {
  now: <Chip tone="good">{t`In force`}</Chip>,
  "to come": <Chip tone="waits">{t`To come`}</Chip>,
  past: <Chip>{t`Past`}</Chip>,
  "taken back": <Chip>{t`Taken back`}</Chip>,
};

const columns = (now: string, nameOf: (code: string) => string): Column<FeePlan>[] => [
  {
    head: t`Who pays`,
    kind: "wide",
    cell: (plan) => (
      <>
        <b>{plan.side === "buyer" ? t`Buyer` : t`Seller`}</b>,{" "}
        {plan.material === null ? t`all materials` : nameOf(plan.material)}
        {isOfSettings(plan) && <small> {t`· from the settings (MARKET_FEE)`}</small>}
      </>
    ),
  },
  { head: t`Fee`, cell: feeText },
  { head: "GST", cell: (plan) => <span className="unbroken">{gstText(plan)}</span> },
  {
    head: t`Holds`,
    cell: ({ valid_from, valid_to }) => (
      <span className="unbroken">
        {valid_to ? `${date(valid_from)} – ${date(valid_to)}` : t`${date(valid_from)} on`}
      </span>
    ),
  },
  {
    head: t`State`,
    cell: (plan) => (
      <>
        {states[planState(plan, now)]}
        {plan.taken_back && <small> {plan.taken_back.reason}</small>}
      </>
    ),
  },
  { head: t`Example`, kind: "wide", cell: (plan) => <small>{exampleText(plan)}</small> },
  {
    head: t`Take back`,
    kind: "action",
    cell: (plan) =>
      planState(plan, now) === "to come" &&
      !isOfSettings(plan) && (
        <May do="money.approve">
          <TakeBack plan={plan} />
        </May>
      ),
  },
];

/** Rebale's fees on sales, by day, side and material: only added to. */
export default function FeePlans({ loaderData: { plans, materials } }: Route.ComponentProps) {
  const [now] = useState(today);
  const nameOf = (code: string) => materials.find((one) => one.code === code)?.name ?? code;
  return (
    <SettingsPage
      title={t`Fee plans`}
      lead={t`What Rebale takes of a sale. The plan of the day on which the auction ends counts; a material’s own goes before that of all. Plans are never changed: a new one ends the one before it, and you can take back one that is still to come.`}
    >
      <List
        label={t`Fee plans`}
        rows={plans}
        totalpage={1}
        columns={columns(now, nameOf)}
        keyOf={({ _id }) => _id}
        empty={{ title: t`No fees`, text: t`Nothing is charged for sales until a plan is added.` }}
      />
      <May do="money.approve">
        <Section title={t`Add a plan`} level="h2">
          <AddPlan materials={materials} />
        </Section>
      </May>
    </SettingsPage>
  );
}
