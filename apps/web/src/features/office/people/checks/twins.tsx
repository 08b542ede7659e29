import type { DataOf } from "@rebale/contract";
import type { checkUser } from "@rebale/contract/office";

type Twin = DataOf<typeof checkUser>["duplicates"][number];

/** Accounts that share a number with this one, and which. */
export const Twins = ({
  twins,
  said,
}: {
  twins: readonly Twin[];
  said: (same: Twin["same"]) => string;
}) => (
  <>
    {twins.map(({ _id, name, business_name, type, status, same }) => (
      <div key={_id}>
        {business_name ?? name} ({type}, {status}): same {said(same)}
      </div>
    ))}
  </>
);
