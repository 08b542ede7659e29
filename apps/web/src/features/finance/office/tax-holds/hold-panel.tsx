import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { OfficeTaxHold } from "@rebale/contract/tax-holds";
import { isOpenHold } from "@rebale/contract/tax-holds/states";
import { indiaDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { Link } from "react-router";
import { taxHolds } from "../../../../lib/api/office-operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { date, lastDay, rupeesExact } from "../../../../lib/formatting/formatting.ts";
import { DocumentPane } from "../../../../shared/office/documents/document-pane.tsx";
import { Facts } from "../../../../shared/office/facts.tsx";
import { Notice } from "../../../../shared/office/notice.tsx";
import { SideLink } from "../../../../shared/office/object/object-link.tsx";
import { placeOf } from "../../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { When } from "../../../../shared/office/when.tsx";
import {
  differenceFact,
  extendFault,
  holdReasons,
  holdStates,
  latestDay,
} from "./office-labels.rules.ts";

interface Props {
  hold: OfficeTaxHold;
  next: () => void;
  onClose: () => void;
}

const day = (text: string) => date(`${text} 00:00:00`);
const period = (text: string) => `${text.slice(0, 2)}-${text.slice(2)}`;

/** One invoice's GST: what the 2B and the seller say of it, and whose it becomes. */
export function HoldPanel({ hold, next, onClose }: Props) {
  const may = useMay()("awards.manage");
  const choices = useDecisions(hold);
  return (
    <Drawer title={t`${hold.number}: ${rupeesExact(hold.held)} kept`} onClose={onClose}>
      {hold.late && (
        <Notice kind="warning">
          {t`The seller answered more than 7 days ago: ${rupeesExact(hold.held)} waits for this decision.`}
        </Notice>
      )}
      <Section title={holdStates[hold.state].words}>
        <Facts facts={factsOf(hold)} />
      </Section>
      {hold.differences.length > 0 && (
        <Section title={t`Where the 2B differs`}>
          <Facts facts={hold.differences.map(differenceFact)} />
        </Section>
      )}
      {hold.similar.length > 0 && (
        <Section
          title={t`The same GST under another number`}
          lead={t`Same supplier, same day. The buyer may confirm that it is this invoice.`}
        >
          <Facts
            facts={hold.similar.map(({ number, dated, tax }) => ({
              name: number,
              value: `${day(dated)}, ${rupeesExact(tax)}`,
            }))}
          />
        </Section>
      )}
      {hold.answer && (
        <Section title={t`The seller says that it is filed`}>
          <Facts
            facts={[
              { name: "ARN", value: <span className="figures">{hold.answer.arn}</span> },
              { name: t`Filed on`, value: day(hold.answer.filed_on) },
              { name: t`Answered`, value: <When time={hold.answer.at} /> },
              ...(hold.answer.note ? [{ name: t`Note`, value: hold.answer.note }] : []),
            ]}
          />
          <DocumentPane
            of="tax-hold"
            file={`${hold._id}/document`}
            name={t`Acknowledgement ${hold.answer.arn}`}
          />
        </Section>
      )}
      <Decisions choices={may ? choices : []} next={next} />
    </Drawer>
  );
}

const factsOf = (hold: OfficeTaxHold) => [
  { name: t`Sale`, value: <Link to={placeOf("award", hold.award_id)}>{hold.title}</Link> },
  { name: t`Seller`, value: <SideLink of={hold} side="seller" /> },
  { name: t`Seller’s GSTIN`, value: <span className="figures">{hold.supplier_gstin}</span> },
  { name: t`Buyer`, value: <SideLink of={hold} side="buyer" /> },
  { name: t`Buyer’s GSTIN`, value: <span className="figures">{hold.gstin}</span> },
  { name: t`Invoice of`, value: day(hold.dated) },
  { name: "GST", value: rupeesExact(hold.tax) },
  ...(hold.credited > 0 ? [{ name: t`In credit notes`, value: rupeesExact(hold.credited) }] : []),
  { name: t`Kept now`, value: rupeesExact(hold.held) },
  { name: t`To the seller`, value: rupeesExact(hold.released) },
  { name: t`Back to the buyer`, value: rupeesExact(hold.returned) },
  {
    name: t`Last day`,
    value:
      hold.state === "disputed" ? t`${lastDay(hold.until)}; it waits past it` : lastDay(hold.until),
  },
  ...(hold.said_at
    ? [{ name: t`A 2B last lacked it`, value: <When key="said" time={hold.said_at} /> }]
    : []),
  ...(hold.found_in ? [{ name: t`In the GSTR-2B of`, value: period(hold.found_in) }] : []),
  ...(hold.why ? [{ name: t`Why`, value: holdReasons[hold.why] }] : []),
];

/** Whose a disputed one becomes; any open one may have more time. */
function useDecisions(hold: OfficeTaxHold): readonly Decision[] {
  const [until, setUntil] = useState("");
  const params = { id: hold._id };
  const amount = rupeesExact(hold.held);
  const reasonFor = t`Both sides read it, and it stays in the audit.`;
  const decide = (decision: "release" | "return", done: string) => async (reason: string) => {
    await api.call(taxHolds.decide, { params, body: { decision, reason } });
    return done;
  };
  const fault = extendFault(hold, until, indiaDay(new Date()));
  const isDisputed = hold.state === "disputed";
  return [
    ...(isDisputed
      ? [
          {
            ...{ key: "s", verb: t`To the seller`, isMain: true, reasonFor },
            question: {
              title: t`${amount} to the seller?`,
              text: t`The acknowledgement shows that the invoice is filed. This cannot be undone.`,
              yes: t`To the seller`,
            },
            decide: decide("release", t`${amount} is the seller’s`),
          },
          {
            ...{ key: "b", verb: t`To the buyer`, reasonFor },
            question: {
              title: t`${amount} back to the buyer?`,
              text: t`It goes to the buyer’s deposit. It is compensation agreed beforehand, no price reduction: no credit note goes with it. This cannot be undone.`,
              yes: t`To the buyer`,
            },
            decide: decide("return", t`${amount} is back in the buyer’s deposit`),
          },
        ]
      : []),
    ...(isOpenHold(hold.state)
      ? [
          {
            ...{ key: "e", verb: t`Give more time`, reasonFor },
            question: {
              title: t`Until when?`,
              text: (
                <TextInput
                  type="date"
                  label={t`New last day`}
                  description={t`At most ${day(latestDay(hold))}, 180 days after the invoice: the buyer’s credit ends by then.`}
                  error={until && fault}
                  max={latestDay(hold)}
                  value={until}
                  onChange={(e) => setUntil(e.currentTarget.value)}
                />
              ),
              yes: t`Give more time`,
            },
            decide: async (reason: string) => {
              if (fault) throw new Refused(400, "invalid_input", fault, []);
              await api.call(taxHolds.decide, {
                params,
                body: { decision: "extend", until, reason },
              });
              return t`Its last day is ${day(until)}`;
            },
          },
        ]
      : []),
  ];
}
