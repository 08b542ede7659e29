import { RETENTION_AS_OF } from "@rebale/contract/personal-data/retention";
import { t } from "ttag";
import { date } from "../../../lib/formatting/formatting.ts";
import {
  type RetentionRow,
  retentionRows,
  retentionText,
} from "../../../lib/formatting/retention.ts";
import { List } from "../../../shared/office/list/list.tsx";
import type { Column } from "../../../shared/office/list/table.tsx";
import { Section } from "../../../shared/office/section.tsx";

const columns: Column<RetentionRow>[] = [
  { head: t`What`, kind: "wide", cell: ({ name }) => <b>{name}</b> },
  { head: t`How long`, cell: ({ days }) => retentionText(days) },
  { head: t`Why`, kind: "wide", cell: ({ why }) => why },
  {
    head: t`Source`,
    kind: "wide",
    cell: ({ source, confirmed }) => (
      <>
        {source === "own rule" ? t`Our own rule` : <span lang="en">{source}</span>}
        {!confirmed && t` (to be confirmed)`}
      </>
    ),
  },
];

/** The table that the sweep goes by, as members see it too. */
export const RetentionTable = () => (
  <Section
    title={t`How long data is kept`}
    level="h2"
    lead={t`As of ${date(RETENTION_AS_OF)}; members see the same at /data-retention. Expired data is removed automatically.`}
  >
    <List
      label={t`How long data is kept`}
      rows={retentionRows}
      totalpage={1}
      columns={columns}
      keyOf={({ _id }) => _id}
      empty={{ title: t`Nothing is kept`, text: "" }}
    />
  </Section>
);
