import { useRef } from "react";
import { t } from "ttag";
import { List, type ListSaved } from "../../../../shared/office/list/list.tsx";
import { pageOf } from "../../../../shared/office/list/list-address.rules.ts";
import type { Column } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { OfficePage } from "../../../../shared/office/page/office-page.tsx";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { Empty } from "../../../../ui/states/empty.tsx";

interface Props<T> {
  title: string;
  lead: string;
  noun: string;
  items: readonly T[];
  files: ListSaved;
  nameOf: (item: T) => string;
  /** The text to search. */
  textOf: (item: T) => string;
  columns: readonly Column<T>[];
  search: string;
  empty: string;
  editor: (item: T | null, onDone: () => Promise<void>) => React.ReactNode;
}

/** One kind of content: its list, or one of it being edited, as the address says. */
export function ContentScreen<T extends { _id: string }>({
  title,
  lead,
  noun,
  items,
  files,
  nameOf,
  textOf,
  columns,
  search,
  empty,
  editor,
}: Props<T>) {
  const address = useListAddress();
  const reread = useReread();
  const { open, to, go } = address;
  const edited = useRef<T>(undefined);
  const found = items.find(({ _id }) => _id === open);
  if (found) edited.current = found;
  // An item just deleted stays in its editor until that closes.
  const item = found ?? (edited.current?._id === open ? edited.current : undefined);
  const done = async () => {
    await reread();
    go({ open: null });
  };
  const add = <ButtonLink to={to({ open: "new" })} kind="main">{t`Add a ${noun}`}</ButtonLink>;
  if (open === "new" || item)
    return (
      <OfficePage
        title={item ? t`Edit the ${noun}` : t`Add a ${noun}`}
        lead={item ? nameOf(item) : lead}
      >
        <div key={open}>{editor(item ?? null, done)}</div>
      </OfficePage>
    );
  if (open)
    return (
      <OfficePage title={title} lead={lead}>
        <Empty
          title={t`This ${noun} is no longer there`}
          next={<ButtonLink to={to({ open: null })} kind="quiet">{t`See all`}</ButtonLink>}
        />
      </OfficePage>
    );
  const { data, totalpage } = pageOf(items, address, textOf);
  return (
    <OfficePage title={title} lead={lead} actions={add}>
      <List
        label={title}
        rows={data}
        files={files}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search={search}
        empty={{ title: t`No ${noun} yet`, text: empty, next: add }}
      />
    </OfficePage>
  );
}
