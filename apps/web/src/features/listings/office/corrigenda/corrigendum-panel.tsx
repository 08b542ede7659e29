import type { OfficeCorrigendum } from "@rebale/contract/corrigenda";
import { Link } from "react-router";
import { corrigenda } from "../../../../lib/api/office-operations.ts";
import { ChangeList } from "../../../../shared/corrigendum/change-list.tsx";
import { Facts } from "../../../../shared/office/facts.tsx";
import { Notice } from "../../../../shared/office/notice.tsx";
import { placeOf } from "../../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../../shared/office/queue/decisions.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { When } from "../../../../shared/office/when.tsx";

interface Props {
  row: OfficeCorrigendum;
  next: () => void;
  onClose: () => void;
}

/** One corrigendum: what would change, why, whom it frees, and whether it is published. */
export function CorrigendumPanel({ row, next, onClose }: Props) {
  const may = useMay()("lots.review") && row.state === "waiting";
  return (
    <Drawer title={row.title} onClose={onClose}>
      {row.bidders > 0 && row.state === "waiting" && (
        <Notice>
          {row.bidders === 1 ? "One company has bid" : `${row.bidders} companies have bid`}. Once
          this is published, none of their bids counts before they accept it.
        </Notice>
      )}
      {row.refusal_reason && <Notice>Refused: {row.refusal_reason}</Notice>}
      <Section title="What changes">
        <ChangeList changes={row.changes} unit={row.unit} />
      </Section>
      <Section title="Why">
        <p>{row.reason}</p>
      </Section>
      <Section title="The lot">
        <Facts
          facts={[
            {
              name: "Lot",
              value: <Link to={placeOf("lot", row.product_id)}>{row.title}</Link>,
            },
            { name: "Seller", value: row.seller },
            { name: "Asked", value: <When time={row.asked_at} /> },
            ...(row.lot_ends_at
              ? [{ name: "Lot ends", value: <When time={row.lot_ends_at} /> }]
              : []),
            ...(row.decided_at ? [{ name: "Decided", value: <When time={row.decided_at} /> }] : []),
          ]}
        />
      </Section>
      <Decisions choices={may ? choicesOf(row) : []} next={next} />
    </Drawer>
  );
}

const choicesOf = ({ _id, title }: OfficeCorrigendum): readonly Decision[] => [
  {
    ...{ key: "a", verb: "Publish", isMain: true },
    question: {
      title: "Publish this change?",
      text: "Everybody sees it at once, the ledger keeps it, and the end moves where less than half of the bidding time is left. It cannot be undone.",
      yes: "Publish",
    },
    async decide() {
      await api.call(corrigenda.decideCorrigendum, {
        params: { id: _id },
        body: { decision: "publish" },
      });
      return `${title}: the change is published`;
    },
  },
  {
    ...{ key: "r", verb: "Refuse", reasonFor: "The seller reads it." },
    question: {
      title: "Refuse this change?",
      text: "The lot stays as it is. The seller may ask again.",
      yes: "Refuse",
    },
    async decide(reason) {
      await api.call(corrigenda.decideCorrigendum, {
        params: { id: _id },
        body: { decision: "refuse", reason },
      });
      return `${title}: the change is refused`;
    },
  },
];
