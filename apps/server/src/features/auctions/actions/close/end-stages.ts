import type { DomainEventBus } from "../../../../platform/bus/domain-events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { isSealed, type LockedAuction } from "../../domain/auction.ts";
import { amountCommitment } from "../../domain/ledger/ledger-chain.rules.ts";
import type { OpenedTender, Opening } from "../../domain/opened-tenders.ts";
import { areTooFew } from "../../domain/sale/outcome.rules.ts";
import { partyOf } from "../../domain/sale/party.rules.ts";
import { FORMATS } from "../../formats/formats.ts";
import { BoxStaysShut, openTender } from "../../formats/tender/sealing.ts";
import { unseal } from "../../formats/tender/unseal.rules.ts";
import {
  type Boxed,
  readBoxes,
  readTenderLines,
  recordOpenings,
  shutTenders,
} from "../../store/tenders/opening.store.ts";
import type { Staged } from "./staged.ts";
import { startAuction } from "./start-auction.ts";
import { tellOpened } from "./tell-opened.ts";

export interface Stages {
  /** The lots that close now. */
  readonly closing: readonly Staged[];
  /** Those that go on in an auction. */
  readonly goOn: readonly Staged[];
}

/**
 * Ends the sealed stage of lots whose time is over: their boxes are opened and become bids, in this
 * transaction. Nothing is asked of the database where no lot is sealed.
 * @param due locked; `privateKeys` of this node
 * @throws BoxStaysShut where a box does not open: then its lot does not close
 */
export async function endStages(
  tx: Tx,
  { events, privateKeys }: { events: DomainEventBus; privateKeys: readonly string[] },
  due: readonly LockedAuction[],
  now: Date,
): Promise<Stages> {
  const sealed = due.filter(({ auction }) => isSealed(auction));
  const open = due.filter((one) => !isSealed(one.auction)).map((one) => ({ ...one, ...UNTOUCHED }));
  if (sealed.length === 0) return { closing: open, goOn: [] };
  const ids = sealed.map(({ auction }) => auction.id);
  const boxes = Map.groupBy(await readBoxes(tx, ids), ({ lotId }) => lotId);
  const lines = await readTenderLines(tx, ids);
  const openings = new Map<number, Opening>();
  const short = new Map<number, readonly number[]>();
  for (const one of sealed) {
    const { id } = one.auction;
    const standing = (boxes.get(id) ?? []).filter(({ isAccepted }) => isAccepted);
    const known = { lines: [], lastAlias: 0, ...lines.get(id), now };
    if (areTooFew(one.auction, standing.length))
      short.set(
        id,
        standing.map(({ seq }) => seq),
      );
    else openings.set(id, unseal(one, openAll(privateKeys, standing), known));
  }
  await recordOpenings(tx, [...openings.values()]);
  await shutTenders(tx, [...short.keys()]);
  await tellOpened(tx, events, sealed, openings, boxes);
  return sortOut(tx, events, sealed, { openings, short, open, now });
}

const UNTOUCHED = { unsealed: [], tooFew: null } as const;

async function sortOut(
  tx: Tx,
  events: DomainEventBus,
  sealed: readonly LockedAuction[],
  {
    openings,
    short,
    open,
    now,
  }: {
    readonly openings: ReadonlyMap<number, Opening>;
    readonly short: ReadonlyMap<number, readonly number[]>;
    readonly open: readonly Staged[];
    readonly now: Date;
  },
): Promise<Stages> {
  const closing: Staged[] = [...open];
  const goOn: Staged[] = [];
  for (const one of sealed) {
    const opening = openings.get(one.auction.id) ?? null;
    const staged: Staged = {
      ...one,
      ...(opening && { auction: opening.auction, head: opening.head }),
      unsealed: opening?.entries ?? [],
      tooFew: short.get(one.auction.id) ?? null,
    };
    const next = FORMATS[one.auction.format.kind].goesOn(opening)
      ? await startAuction(tx, events, staged, now)
      : null;
    if (next?.goesOn) goOn.push(next.staged);
    else closing.push(next?.staged ?? staged);
  }
  return { closing, goOn };
}

const openAll = (privateKeys: readonly string[], boxes: readonly Boxed[]): OpenedTender[] =>
  boxes.map((boxed) => {
    const owner = { lotId: boxed.lotId, party: partyOf(boxed) };
    const { amount, salt } = openTender(privateKeys, boxed, owner);
    if (amountCommitment(amount, salt) !== boxed.commitment)
      throw new BoxStaysShut(owner, "what is in it is not what was committed to");
    const { bidderId, companyId, alias, seq, commitment } = boxed;
    return { bidderId, companyId, alias, seq, commitment, amount, salt };
  });
