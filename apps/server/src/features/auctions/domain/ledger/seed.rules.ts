import { tieText } from "@rebale/contract/auctions/ledger";
import { sha256 } from "./ledger-chain.rules.ts";

/** Decides which of equal tenders comes first. Told with the opening of tenders, not before. */
export const seedOf = (salt: string): string => sha256(`${salt}:seed`);

/** By which everybody holds the seed against what was published before the first tender. */
export const seedCommitment = (salt: string): string => sha256(seedOf(salt));

/** The place of a tender among equal ones: the lowest comes first. @param commitment that of the tender's line */
export const tieOrder = (seed: string, commitment: string): string =>
  sha256(tieText(seed, commitment));

/** Stands for a lot that is for the invited alone where a day's root would name it. */
export const rootMark = (lotId: number, salt: string): string =>
  sha256(`${lotId}:${salt}:root`).slice(0, 16);

interface Amount {
  readonly amount: number;
  readonly commitment: string;
}
/**
 * Tenders in the order in which they become bids: the lowest amount first and, of equal ones, the
 * first of the tie first, so that it leads.
 */
export const inBidOrder = <T extends Amount>(tenders: readonly T[], seed: string): T[] =>
  tenders
    .map((tender) => ({ tender, tie: tieOrder(seed, tender.commitment) }))
    .sort((a, b) => a.tender.amount - b.tender.amount || (a.tie < b.tie ? -1 : 1))
    .map(({ tender }) => tender);
