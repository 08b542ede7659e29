import type { OfficeClaim } from "@rebale/contract/settlement";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { settlement } from "../../../lib/api/office-operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { DocumentPane } from "../../../shared/office/documents/document-pane.tsx";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { SideLink } from "../../../shared/office/object/object-link.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { When } from "../../../shared/office/when.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { claimLabels, isDecidable, percentOff, shareFault, worth } from "./claim-state.rules.ts";

interface Props {
  claim: OfficeClaim;
  next: () => void;
  onClose: () => void;
}

/** One claim: what both sides say of it, what shows it, and how much is taken off. */
export function ClaimPanel({ claim, next, onClose }: Props) {
  const may = useMay()("awards.manage") && isDecidable(claim);
  const choices = useDecisions(claim);
  return (
    <Drawer title={t`${claim.what}, ${percentOff(claim.asked_percent)} asked`} onClose={onClose}>
      {claim.state === "open" && <Notice>{t`The seller has not answered yet.`}</Notice>}
      <Section title={claimLabels[claim.state]}>
        <Facts
          facts={[
            {
              name: t`Sale`,
              value: <Link to={placeOf("award", claim.award_id)}>{claim.title}</Link>,
            },
            { name: t`Buyer`, value: <SideLink of={claim} side="buyer" /> },
            { name: t`Seller`, value: <SideLink of={claim} side="seller" /> },
            { name: t`Truck’s value, without GST`, value: rupeesExact(claim.value) },
            ...(claim.measured_percent === null
              ? []
              : [{ name: t`Measured`, value: percentOff(claim.measured_percent) }]),
            {
              name: t`Asked`,
              value: `${percentOff(claim.asked_percent)}, ${rupeesExact(worth(claim.value, claim.asked_percent))}`,
            },
            ...(claim.allowed_percent === null
              ? []
              : [{ name: t`Taken off`, value: percentOff(claim.allowed_percent) }]),
            ...(claim.credit === null
              ? []
              : [{ name: t`Credit note, with GST`, value: rupeesExact(claim.credit) }]),
            { name: t`Claimed`, value: <When time={claim.made_at} /> },
          ]}
        />
      </Section>
      <Section title={t`What the buyer found`}>
        <p>{claim.words}</p>
      </Section>
      {claim.reason && (
        <Section
          title={claim.state === "decided" ? t`Why it was decided so` : t`What the seller says`}
        >
          <p>{claim.reason}</p>
        </Section>
      )}
      {claim.files.map((file) => (
        <Section key={file} title={t`What shows it`}>
          <DocumentPane of="company" file={nameOf(file)} name={t`Claim ${claim._id}`} />
        </Section>
      ))}
      <Decisions choices={may ? choices : []} next={next} />
    </Drawer>
  );
}

const nameOf = (path: string) => decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));

function useDecisions(claim: OfficeClaim): readonly Decision[] {
  const [share, setShare] = useState(String(claim.asked_percent));
  const decide = (allowed_percent: number) => async (reason: string) => {
    const fault = shareFault(String(allowed_percent), claim.asked_percent);
    if (fault) throw new Refused(400, "invalid_input", fault, []);
    await api.call(settlement.decideClaim, {
      params: { id: claim._id },
      body: { allowed_percent, reason },
    });
    return allowed_percent === 0
      ? t`Nothing is taken off for ${claim.what}`
      : t`${percentOff(allowed_percent)} taken off for ${claim.what}`;
  };
  const fault = shareFault(share, claim.asked_percent);
  const reasonFor = t`Both sides are notified and read it.`;
  return [
    {
      ...{ key: "a", verb: t`Take off`, isMain: true, reasonFor },
      question: {
        title: t`Take how much off?`,
        text: (
          <NumberField
            label={t`Of the truck’s value, at most ${percentOff(claim.asked_percent)}`}
            description={fault ? undefined : rupeesExact(worth(claim.value, Number(share)))}
            error={fault}
            places={4}
            rightSection="%"
            value={share}
            onChange={setShare}
          />
        ),
        yes: t`Take off`,
      },
      decide: decide(Number(share.trim() === "" ? Number.NaN : share)),
    },
    {
      ...{ key: "r", verb: t`Nothing`, reasonFor },
      question: {
        title: t`Take nothing off?`,
        text: t`The claim is refused. The sale goes on as if it had not been made.`,
        yes: t`Take nothing off`,
      },
      decide: decide(0),
    },
  ];
}
