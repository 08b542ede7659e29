import type { FeePlan } from "@rebale/contract/fee-plans";
import { indiaDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
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
  now: <Chip tone="good">In force</Chip>,
  "to come": <Chip tone="waits">To come</Chip>,
  past: <Chip>Past</Chip>,
  "taken back": <Chip>Taken back</Chip>,
};

const columns = (now: string, nameOf: (code: string) => string): Column<FeePlan>[] => [
  {
    head: "Who pays",
    kind: "wide",
    cell: (plan) => (
      <>
        <b>{plan.side === "buyer" ? "Buyer" : "Seller"}</b>,{" "}
        {plan.material === null ? "all materials" : nameOf(plan.material)}
        {isOfSettings(plan) && <small> · from the settings (MARKET_FEE)</small>}
      </>
    ),
  },
  { head: "Fee", cell: feeText },
  { head: "GST", cell: (plan) => <span className="unbroken">{gstText(plan)}</span> },
  {
    head: "Holds",
    cell: ({ valid_from, valid_to }) => (
      <span className="unbroken">
        {date(valid_from)} {valid_to ? `– ${date(valid_to)}` : "on"}
      </span>
    ),
  },
  {
    head: "State",
    cell: (plan) => (
      <>
        {states[planState(plan, now)]}
        {plan.taken_back && <small> {plan.taken_back.reason}</small>}
      </>
    ),
  },
  { head: "Example", kind: "wide", cell: (plan) => <small>{exampleText(plan)}</small> },
  {
    head: "Take back",
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
      title="Fee plans"
      lead="What Rebale takes of a sale. The plan of the day on which the auction ends counts; a material’s own goes before that of all. Plans are never changed: a new one ends the one before it, and you can take back one that is still to come."
    >
      <List
        label="Fee plans"
        rows={plans}
        totalpage={1}
        columns={columns(now, nameOf)}
        keyOf={({ _id }) => _id}
        empty={{ title: "No fees", text: "Nothing is charged for sales until a plan is added." }}
      />
      <May do="money.approve">
        <Section title="Add a plan" level="h2">
          <AddPlan materials={materials} />
        </Section>
      </May>
    </SettingsPage>
  );
}
