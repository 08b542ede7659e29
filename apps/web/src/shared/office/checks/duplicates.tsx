import type { DataOf } from "@rebale/contract";
import type { checkUser } from "@rebale/contract/office";

type Duplicate = DataOf<typeof checkUser>["duplicates"][number];

/** Accounts that share a number with this one, and which. */
export const Duplicates = ({
  duplicates,
  said,
}: {
  duplicates: readonly Duplicate[];
  said: (same: Duplicate["same"]) => string;
}) => (
  <>
    {duplicates.map(({ _id, name, business_name, type, status, same }) => (
      <div key={_id}>
        {business_name ?? name} ({type}, {status}): same {said(same)}
      </div>
    ))}
  </>
);
