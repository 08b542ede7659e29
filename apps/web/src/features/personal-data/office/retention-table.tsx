import { RETENTION_AS_OF } from "@rebale/contract/personal-data/retention";
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
  { head: "What", kind: "wide", cell: ({ name }) => <b>{name}</b> },
  { head: "How long", cell: ({ days }) => retentionText(days) },
  { head: "Why", kind: "wide", cell: ({ why }) => why },
  {
    head: "Source",
    kind: "wide",
    cell: ({ source, confirmed }) => (confirmed ? source : `${source} (to be confirmed)`),
  },
];

/** The table that the sweep goes by, as members see it too. */
export const RetentionTable = () => (
  <Section
    title="How long data is kept"
    level="h2"
    lead={`As of ${date(RETENTION_AS_OF)}; members see the same at /data-retention. Expired data is removed automatically.`}
  >
    <List
      label="How long data is kept"
      rows={retentionRows}
      totalpage={1}
      columns={columns}
      keyOf={({ _id }) => _id}
      empty={{ title: "Nothing is kept", text: "" }}
    />
  </Section>
);
