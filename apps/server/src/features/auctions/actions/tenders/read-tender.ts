import type { auctions, DataOf } from "@rebale/contract";
import type { OwnTender } from "@rebale/contract/auctions/tenders";
import type { Deps } from "../../../../platform/deps.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import { tenderMark } from "../../domain/ledger/ledger-chain.rules.ts";
import { findOwnTender, markedLines } from "../../store/tenders/own-tender.store.ts";

/**
 * A company's own tender, and the numbers of all its lines.
 * @param parties whose tender the caller sees as their own
 * @throws Problem tender_not_found where there never was one
 */
export async function readTender(
  { db }: Pick<Deps, "db">,
  lotId: number,
  parties: readonly number[],
): Promise<DataOf<typeof auctions.readTender>> {
  const found = await findOwnTender(db, lotId, parties);
  if (!found) throw new Problem("tender_not_found", { path: "product_id" });
  const { salt, lines } = await markedLines(db, lotId);
  const isOwn = ({ seq, mark }: { seq: number; mark: string }) =>
    parties.some((party) => mark === tenderMark(salt, seq, bidderOf(party)));
  return { ...presentTender(found), lines: lines.filter(isOwn).map(({ seq }) => seq) };
}

const bidderOf = (party: number) =>
  party < 0 ? { bidderId: -party } : { bidderId: 0, companyId: party };

/** Amount and salt are told once they are opened. */
export function presentTender(
  row: NonNullable<Awaited<ReturnType<typeof findOwnTender>>>,
): OwnTender {
  const [amount, salt = null] = row.opened?.split(":") ?? [];
  return {
    seq: row.seq,
    commitment: row.commitment,
    placed_at: row.at.toISOString(),
    state: row.state,
    amount: amount === undefined ? null : Number(amount),
    salt,
  };
}
