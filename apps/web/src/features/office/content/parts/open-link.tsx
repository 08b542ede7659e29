import { RowLink } from "../../parts/list/table.tsx";
import { useListAddress } from "../../parts/list/use-list-address.ts";

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
