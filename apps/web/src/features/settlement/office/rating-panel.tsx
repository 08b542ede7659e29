import type { OfficeRating } from "@rebale/contract/settlement";
import { Link } from "react-router";
import { t } from "ttag";
import { settlement } from "../../../lib/api/office-operations.ts";
import { reasonText, starText } from "../../../shared/goods/rating-labels.rules.ts";
import { accountTypes } from "../../../shared/office/code-names.rules.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { When } from "../../../shared/office/when.tsx";

interface Props {
  rating: OfficeRating;
  next: () => void;
  onClose: () => void;
}

/** One rating, and whether what was said beside its stars is told. */
export function RatingPanel({ rating, next, onClose }: Props) {
  const may = useMay()("awards.manage");
  const { company, side, stars, reasons, hidden_at, hidden_because } = rating;
  return (
    <Drawer title={`${company}, ${starText(stars)}`} onClose={onClose}>
      <Section title={hidden_at ? t`Hidden` : t`Shown as counts`}>
        <Facts
          facts={[
            {
              name: t`Sale`,
              value: <Link to={`/admin/award/${rating.award_id}`}>{rating.title}</Link>,
            },
            { name: t`Said by the`, value: accountTypes[side] },
            { name: t`Said`, value: reasons.map(reasonText).join(", ") || null },
            { name: t`Given`, value: <When time={rating.given_at} /> },
            ...(hidden_at ? [{ name: t`Hidden`, value: <When time={hidden_at} /> }] : []),
            ...(hidden_because ? [{ name: t`Why`, value: hidden_because }] : []),
          ]}
        />
      </Section>
      <Decisions choices={may ? [choiceOf(rating)] : []} next={next} />
    </Drawer>
  );
}

function choiceOf({ award_id, side, company, hidden_at }: OfficeRating): Decision {
  const hidden = hidden_at === null;
  const decide = async (reason: string) => {
    await api.call(settlement.hideRating, {
      params: { id: award_id, side },
      body: { hidden, reason },
    });
    return hidden ? t`What was said of ${company} is hidden` : t`${company}: shown again`;
  };
  const reasonFor = t`Only the office reads it.`;
  return hidden
    ? {
        ...{ key: "h", verb: t`Hide what was said`, reasonFor, decide },
        question: {
          title: t`Hide what was said?`,
          text: t`Nobody is told it any more. The stars count all the same.`,
          yes: t`Hide it`,
        },
      }
    : {
        ...{ key: "s", verb: t`Show it again`, isMain: true, reasonFor, decide },
        question: { title: t`Show it again?`, text: t`It is counted again.`, yes: t`Show it` },
      };
}
