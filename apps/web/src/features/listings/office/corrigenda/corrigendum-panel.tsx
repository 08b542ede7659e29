import type { OfficeCorrigendum } from "@rebale/contract/corrigenda";
import { Link } from "react-router";
import { t } from "ttag";
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
      {row.bidders !== 0 && row.state === "waiting" && <Notice>{freed(row.bidders)}</Notice>}
      {row.refusal_reason && <Notice>{t`Refused: ${row.refusal_reason}`}</Notice>}
      <Section title={t`What changes`}>
        <ChangeList changes={row.changes} unit={row.unit} />
      </Section>
      <Section title={t`Why`}>
        <p>{row.reason}</p>
      </Section>
      <Section title={t`The lot`}>
        <Facts
          facts={[
            {
              name: t`Lot`,
              value: <Link to={placeOf("lot", row.product_id)}>{row.title}</Link>,
            },
            { name: t`Seller`, value: row.seller },
            { name: t`Asked`, value: <When time={row.asked_at} /> },
            ...(row.lot_ends_at
              ? [{ name: t`Lot ends`, value: <When time={row.lot_ends_at} /> }]
              : []),
            ...(row.decided_at
              ? [{ name: t`Decided`, value: <When time={row.decided_at} /> }]
              : []),
          ]}
        />
      </Section>
      <Decisions choices={may ? choicesOf(row) : []} next={next} />
    </Drawer>
  );
}

const choicesOf = ({ _id, title }: OfficeCorrigendum): readonly Decision[] => [
  {
    ...{ key: "a", verb: t`Publish`, isMain: true },
    question: {
      title: t`Publish this change?`,
      text: t`Everybody sees it at once, the ledger keeps it, and the end moves where less than half of the bidding time is left. It cannot be undone.`,
      yes: t`Publish`,
    },
    async decide() {
      await api.call(corrigenda.decideCorrigendum, {
        params: { id: _id },
        body: { decision: "publish" },
      });
      return t`${title}: the change is published`;
    },
  },
  {
    ...{ key: "r", verb: t`Refuse`, reasonFor: t`The seller reads it.` },
    question: {
      title: t`Refuse this change?`,
      text: t`The lot stays as it is. The seller may ask again.`,
      yes: t`Refuse`,
    },
    async decide(reason) {
      await api.call(corrigenda.decideCorrigendum, {
        params: { id: _id },
        body: { decision: "refuse", reason },
      });
      return t`${title}: the change is refused`;
    },
  },
];

/** Whose bids the change frees. @param bidders null while tenders are sealed */
function freed(bidders: number | null): string {
  if (bidders === null)
    return t`Tenders are sealed. Once this is published, none counts before its company accepts it.`;
  return bidders === 1
    ? t`One company has bid. Once this is published, its bid does not count before it accepts it.`
    : t`${bidders} companies have bid. Once this is published, none of their bids counts before they accept it.`;
}
