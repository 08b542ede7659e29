import type { Tx } from "../../../../platform/db/db.ts";
import { runIn } from "../../../../platform/db/statement.ts";
import type { Caller } from "../../../../platform/http/caller.ts";
import { maySeeLot } from "../../../audience/index.ts";
import type { Auction } from "../../domain/auction.ts";

type Seen = Pick<Auction, "id" | "sellerId" | "companyId" | "approved" | "invitedOnly">;

/** As of any lot, of one whose auction is locked in this transaction. */
export const maySeeAuction = (
  tx: Tx,
  caller: Caller,
  { id, sellerId, companyId, approved, invitedOnly = false }: Seen,
): Promise<boolean> =>
  maySeeLot(runIn(tx), caller, {
    ...{ id, seller_id: sellerId, company_id: companyId, invited_only: invitedOnly },
    approval: approved ? "approved" : "pending",
  });
