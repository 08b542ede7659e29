import type { OfficeRating } from "@rebale/contract/settlement";
import { Link } from "react-router";
import { settlement } from "../../../lib/api/office-operations.ts";
import { reasonText, starText } from "../../../shared/goods/rating-labels.rules.ts";
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
      <Section title={hidden_at ? "Hidden" : "Shown as counts"}>
        <Facts
          facts={[
            {
              name: "Sale",
              value: <Link to={`/admin/award/${rating.award_id}`}>{rating.title}</Link>,
            },
            { name: "Said by the", value: side },
            { name: "Said", value: reasons.map(reasonText).join(", ") || null },
            { name: "Given", value: <When time={rating.given_at} /> },
            ...(hidden_at ? [{ name: "Hidden", value: <When time={hidden_at} /> }] : []),
            ...(hidden_because ? [{ name: "Why", value: hidden_because }] : []),
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
    return hidden ? `What was said of ${company} is hidden` : `${company}: shown again`;
  };
  const reasonFor = "Only the office reads it.";
  return hidden
    ? {
        ...{ key: "h", verb: "Hide what was said", reasonFor, decide },
        question: {
          title: "Hide what was said?",
          text: "Nobody is told it any more. The stars count all the same.",
          yes: "Hide it",
        },
      }
    : {
        ...{ key: "s", verb: "Show it again", isMain: true, reasonFor, decide },
        question: { title: "Show it again?", text: "It is counted again.", yes: "Show it" },
      };
}
