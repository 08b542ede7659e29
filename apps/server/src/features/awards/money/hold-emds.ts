import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { postEntries } from "../../journal/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { depositsFor, type NewAward, recordEmds } from "./emds.store.ts";

/**
 * The deposit that a lot asked for stands for its award from now on, as far as it is there: the
 * deposit of a company that leads again after a voiding may not cover it. The auctions' rows are
 * locked.
 */
export async function holdEmds(tx: Tx, made: readonly NewAward[]): Promise<void> {
  const asking = made.filter(({ emdRequired, companyId }) => emdRequired > 0 && companyId !== null);
  if (asking.length === 0) return;
  const companyIds = [...new Set(asking.flatMap(({ companyId }) => companyId ?? []))];
  await lockCompanies(tx, companyIds);
  const deposits = await depositsFor(tx, companyIds);
  const held = asking.flatMap(({ id, lotId, companyId, emdRequired }) => {
    if (companyId === null) return [];
    const deposit = deposits.get(companyId) ?? 0;
    const emd = Math.min(emdRequired, deposit) as Paise;
    deposits.set(companyId, deposit - emd);
    return emd > 0 ? [{ awardId: id, lotId, companyId, emd }] : [];
  });
  const postings = held.flatMap(({ awardId, lotId, companyId, emd }) => {
    const entry = entryFor({ kind: "win", awardId, companyId, emd });
    return entry ? [{ ...entry, lotId, actorId: null, cause: { award: awardId } }] : [];
  });
  await postEntries(tx, postings);
  await recordEmds(tx, held);
}
