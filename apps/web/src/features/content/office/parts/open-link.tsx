import { RowLink } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";

/** Opens one piece of content for editing. */
export function OpenLink({
  id,
  title,
  below,
}: {
  id: string;
  title: string;
  below?: React.ReactNode;
}) {
  const { to } = useListAddress();
  return (
    <RowLink to={to({ open: id })} below={below}>
      {title}
    </RowLink>
  );
}
