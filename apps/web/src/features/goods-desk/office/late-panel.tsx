import { TextInput } from "@mantine/core";
import type { LateLifting } from "@rebale/contract/goods-desk";
import { endOfDay } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { awards } from "../../../lib/api/office-operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { date, indianNumber, kilograms, lastDay } from "../../../lib/formatting/formatting.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { SideLink } from "../../../shared/office/object/object-link.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { daysLate, leftText, mayEnd } from "./late.rules.ts";

interface Props {
  late: LateLifting;
  next: () => void;
  onClose: () => void;
}

/** One sale whose goods lie there too long: more time, or its end. */
export function LatePanel({ late, next, onClose }: Props) {
  const may = useMay()("awards.manage");
  const choices = useDecisions(late);
  return (
    <Drawer title={late.title} onClose={onClose}>
      <Section title={t`${daysLate(late.days_late)} late`}>
        <Facts
          facts={[
            {
              name: t`Sale`,
              value: (
                <Link to={placeOf("award", late.award_id)}>{t`Both sides, money and trucks`}</Link>
              ),
            },
            { name: t`Buyer`, value: <SideLink of={late} side="buyer" /> },
            { name: t`Seller`, value: <SideLink of={late} side="seller" /> },
            { name: t`To be lifted by`, value: lastDay(late.lift_by) },
            { name: t`Out`, value: kilograms(late.out_kg) },
            { name: t`Left to lift`, value: leftText(late) },
            { name: t`Trucks booked`, value: indianNumber(late.trucks_booked) },
          ]}
        />
      </Section>
      <Decisions choices={may ? choices : []} next={next} />
    </Drawer>
  );
}

const reasonFor = t`Both sides are notified and read it. Hear both first.`;

function useDecisions(late: LateLifting): readonly Decision[] {
  const [day, setDay] = useState("");
  const params = { id: late.award_id };
  const extend = async (reason: string) => {
    if (!day) throw new Refused(400, "invalid_input", t`Name the last day`, []);
    const body = { move: "extend", reason, lift_by: endOfDay(day).toISOString() } as const;
    await api.call(awards.officeMove, { params, body });
    return t`To be lifted by ${date(`${day} 00:00:00`)}`;
  };
  const end = async (reason: string) => {
    await api.call(awards.officeMove, { params, body: { move: "default", reason } });
    return t`The sale is ended`;
  };
  const moreTime: Decision = {
    ...{ key: "t", verb: t`More time`, isMain: true, reasonFor },
    question: {
      title: t`Give more time?`,
      text: (
        <TextInput
          type="date"
          required
          label={t`To be lifted by (IST)`}
          description={t`Until the end of that day. Ground rent that has fallen due stays due.`}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      ),
      yes: t`Give time`,
    },
    decide: extend,
  };
  if (!mayEnd(late)) return [moreTime];
  return [
    moreTime,
    {
      ...{ key: "e", verb: t`End the sale`, reasonFor },
      question: {
        title: t`End the sale: not lifted?`,
        text: t`The buyer has back what was paid, less ground rent and what the terms forfeit. The buyer’s company is barred from bidding, and the next bidder is asked. This cannot be undone.`,
        yes: t`End the sale`,
      },
      decide: end,
    },
  ];
}
