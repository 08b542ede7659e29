import type { DataOf } from "@rebale/contract";
import type { audit } from "@rebale/contract/office";
import { Link } from "react-router";
import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { mayOpen } from "../menu/menu.ts";
import { Section } from "../section.tsx";
import { api } from "../session/office-api.ts";
import { mayNow, useMay } from "../session/office-session.ts";
import { When } from "../when.tsx";
import { DeskTabs } from "./desk-tabs.tsx";
import { OfficePage } from "./office-page.tsx";

const TABS = [
  { to: "/admin/settings", title: t`Market rules` },
  { to: "/admin/settings/irregularities", title: t`Irregularity rules` },
  { to: "/admin/money/settings", title: t`Money` },
  { to: "/admin/fee-plans", title: t`Fee plans` },
  { to: "/admin/team", title: t`Team` },
] as const;

type Changes = DataOf<typeof audit>;

/** The newest changes of a setting; null for who may not read the audit. @param action of the audit */
export const readChanges = async (action: string): Promise<Changes | null> =>
  mayNow("audit.read") ? (await api.call(office.audit, { query: { action, rows: 5 } })).data : null;

interface Props extends React.ComponentProps<typeof OfficePage> {
  /** By `readChanges`; left out where each thing set is a row of its own. */
  changes?: Changes | null;
}

/** One of the screens on which the market's rules are set, with the way to the others. */
export function SettingsPage({ changes, children, ...page }: Props) {
  const may = useMay();
  return (
    <OfficePage {...page}>
      <DeskTabs label={t`Settings`} tabs={TABS.filter(({ to }) => mayOpen(to, may))} />
      {children}
      {changes && <Changed changes={changes} />}
    </OfficePage>
  );
}

const Changed = ({ changes }: { changes: Changes }) => (
  <Section title={t`Changed`} level="h2">
    {changes.length === 0 && <p>{t`Nobody has changed this: it is as the market began.`}</p>}
    {changes.length > 0 && (
      <ul>
        {changes.map(({ _id, who, at }) => (
          <li key={_id}>
            {who || t`An erased account`}: <When time={at} />
          </li>
        ))}
      </ul>
    )}
    {changes[0] && (
      <Link to={`/admin/audit?action=${encodeURIComponent(changes[0].action)}`}>
        {t`What was changed, in the audit`}
      </Link>
    )}
  </Section>
);
