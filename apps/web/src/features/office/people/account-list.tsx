import type { OfficeUser } from "@rebale/contract/office";
import { useRef } from "react";
import { t } from "ttag";
import { Chip } from "../../../shared/office/chip.tsx";
import { List, type ListSaved } from "../../../shared/office/list/list.tsx";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { When } from "../../../shared/office/when.tsx";
import { AccountPanel, AccountStatus } from "./account-panel.tsx";

interface Props {
  label: string;
  accounts: readonly OfficeUser[];
  files: ListSaved;
  totalpage: number;
  filters: React.ReactNode;
  empty: { title: string; text: string };
  /** With buyers and sellers in one list, where nobody is worked through: rows lead to pages. */
  showKind?: boolean;
}

export function AccountList({
  label,
  accounts,
  files,
  totalpage,
  filters,
  empty,
  showKind = false,
}: Props) {
  const { open, to, go } = useListAddress();
  const found = accounts.find(({ _id }) => _id === open);
  const last = useRef(found);
  if (found) last.current = found;
  // Whom a colleague has decided on leaves the list while one reads who did.
  const opened = found ?? (last.current?._id === open ? last.current : undefined);
  const columns: Column<OfficeUser>[] = [
    {
      head: t`Name`,
      sort: "name",
      kind: "wide",
      cell: (a) => (
        <RowLink
          to={showKind ? placeOf("user", a._id) : to({ open: a._id })}
          below={a.business_name ? a.name : null}
        >
          {a.business_name ?? a.name}
        </RowLink>
      ),
    },
    ...(showKind ? [{ head: t`Kind`, cell: (a: OfficeUser) => <Chip>{a.type}</Chip> }] : []),
    { head: t`Contact`, cell: (a) => <Contact {...a} /> },
    { head: t`Place`, sort: "city", cell: (a) => a.city ?? "–" },
    { head: t`Status`, sort: "status", cell: (a) => <AccountStatus status={a.status} /> },
    { head: t`Registered`, sort: "registered", cell: (a) => <When time={a.created_at} /> },
  ];
  return (
    <>
      <List
        label={label}
        days={t`Registered`}
        rows={accounts}
        files={files}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        filters={filters}
        search={t`Search name, business, email or mobile`}
        empty={empty}
      />
      {opened && (
        <AccountPanel
          key={opened._id}
          account={opened}
          onClose={() => go({ open: null })}
          onDecided={() => go({ open: nextWaiting(accounts, opened) })}
        />
      )}
    </>
  );
}

/** The office works through those who wait: after one comes the next. */
const nextWaiting = (accounts: readonly OfficeUser[], decided: OfficeUser): string | null => {
  const next = accounts[accounts.indexOf(decided) + 1];
  return decided.status === "waiting" && next?.status === "waiting" ? next._id : null;
};

const Contact = ({ email, mobile }: Pick<OfficeUser, "email" | "mobile">) => (
  <span className="figures">
    {mobile ? `+91 ${mobile}` : null}
    {mobile && email && <br />}
    {email}
    {!mobile && !email && "–"}
  </span>
);
