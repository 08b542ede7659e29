import type { Db, TxClient } from "../../../platform/db/db.ts";
import type { Account } from "../../../platform/http/caller.ts";
import type { TermsAcceptance } from "../domain/ledger/ledger-draft.rules.ts";

/** In the transaction of the bids that accept them. */
export async function recordAcceptances(
  tx: TxClient,
  rows: readonly TermsAcceptance[],
): Promise<void> {
  await tx.query({
    name: "terms-accepted",
    text: `insert into terms_acceptances (lot_id, bidder_id, company_id, version, accepted_at)
      select * from json_to_recordset($1::json)
        as a(lot_id bigint, bidder_id bigint, company_id bigint, version int, at timestamptz)
      on conflict do nothing`,
    values: [JSON.stringify(rows)],
  });
}

/** A bidder's acceptance of a lot's terms, or somebody else's for their company. */
export const findAcceptance = (
  db: Db,
  lotId: number,
  { userId, company }: Pick<Account, "userId" | "company">,
) =>
  db
    .selectFrom("terms_acceptances")
    .select(["version", "accepted_at"])
    .where("lot_id", "=", lotId)
    .where((eb) =>
      eb.or([
        eb("bidder_id", "=", userId),
        ...(company?.status === "active" ? [eb("company_id", "=", company.companyId)] : []),
      ]),
    )
    .orderBy("version", "desc")
    .executeTakeFirst();
