import { NativeSelect } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import { LAW_AREAS, type LawFact } from "@rebale/contract/law";
import { law } from "../../../lib/api/office-operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import type { Column } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import type { Route } from "./+types/law-watch";
import { Confirm, Turn } from "./decide-fact.tsx";
import { AREAS, STATES, sourceText } from "./law-labels.ts";
import classes from "./law-watch.module.css";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const area = LAW_AREAS.find((one) => one === address.get("area"));
    const open = address.get("confirmed") === "no";
    const { data, totalpage } = await api.call(law.list, {
      query: {
        ...readListAddress(address),
        ...(area && { area }),
        ...(open && { confirmed: "no" as const }),
      },
    });
    return { data, totalpage };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const day = (text: string) => date(`${text}T12:00:00Z`);

const columns: Column<LawFact>[] = [
  {
    head: t`Fact`,
    cell: (fact) => (
      <div className={classes.words}>
        <b>{fact.title}</b>
        <span>{fact.now}</span>
        {fact.was && <small>{t`Before: ${fact.was}`}</small>}
        <small>{fact.sources.map(sourceText).join("; ")}</small>
        {fact.used_in.length > 0 && <small>{t`Used in ${fact.used_in.join(", ")}`}</small>}
      </div>
    ),
  },
  {
    head: t`Since`,
    cell: ({ valid_from, valid_to }) => (
      <span className="unbroken">
        {day(valid_from)}
        {valid_to && ` – ${day(valid_to)}`}
      </span>
    ),
  },
  {
    head: t`State`,
    cell: (fact) => (
      <div className={classes.fact}>
        <Chip tone={STATES[fact.state].tone}>{STATES[fact.state].text}</Chip>
        {fact.switch?.on_from && <small>{t`On from ${day(fact.switch.on_from)}`}</small>}
        {fact.switch?.reason && <small>{fact.switch.reason}</small>}
      </div>
    ),
  },
  {
    head: t`Confirmed`,
    cell: ({ confidence, confirmed }) =>
      confirmed ? (
        <div className={classes.fact}>
          <Chip tone="good">{t`Confirmed`}</Chip>
          <small>
            {confirmed.by}, {date(confirmed.at)}
          </small>
          <small>{confirmed.note}</small>
        </div>
      ) : confidence === "high" ? (
        <Chip>{t`Read in the source`}</Chip>
      ) : (
        <Chip tone="waits">{t`To be confirmed`}</Chip>
      ),
  },
  {
    head: t`Decide`,
    kind: "action",
    cell: (fact) => (
      <May do="settings.change">
        <div className={classes.acts}>
          <Confirm fact={fact} />
          {fact.switch && <Turn fact={fact} />}
        </div>
      </May>
    ),
  },
];

/** Facts of law that the market uses: what changed, how surely it was read, who confirmed it. */
export default function LawWatch({ loaderData: { data, totalpage } }: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Law watch`}
      lead={t`Every rate, form, limit and deadline that the market uses, with its source. What is not of high confidence is shown to members as to be confirmed until somebody here confirms it. A changed text is confirmed anew.`}
    >
      <List
        label={t`Facts of law`}
        rows={data}
        files={{ of: law.list }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search={t`Search words, form or section`}
        filters={<Filters />}
        empty={{ title: t`No fact fits`, text: t`Take a filter away, or search other words.` }}
      />
    </OfficePage>
  );
}

function Filters() {
  const { get, go } = useListAddress();
  return (
    <>
      <NativeSelect
        aria-label={t`Area`}
        autoComplete="off"
        value={get("area") ?? ""}
        onChange={(e) => go({ area: e.currentTarget.value || null })}
        data={[
          { value: "", label: t`Every area` },
          ...LAW_AREAS.map((area) => ({ value: area, label: AREAS[area] })),
        ]}
      />
      <NativeSelect
        aria-label={t`Confirmed`}
        autoComplete="off"
        value={get("confirmed") === "no" ? "no" : ""}
        onChange={(e) => go({ confirmed: e.currentTarget.value || null })}
        data={[
          { value: "", label: t`Confirmed or not` },
          { value: "no", label: t`Not confirmed` },
        ]}
      />
    </>
  );
}
