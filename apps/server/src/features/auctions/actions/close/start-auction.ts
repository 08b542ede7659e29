import { timesNow } from "@rebale/contract/auctions/formats";
import type { DomainEventBus } from "../../../../platform/bus/domain-events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import { addJob } from "../../../../platform/jobs/jobs.ts";
import { endingNoticeAt } from "../../../listings/index.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import { restrictedLotOf } from "../../domain/bids/bid-batch.rules.ts";
import { LedgerDraft } from "../../domain/ledger/ledger-draft.rules.ts";
import { whyNotWin } from "../../domain/sale/may-win.rules.ts";
import { qualifiedOf } from "../../formats/tender-auction/tender-auction.rules.ts";
import { contendersOf } from "../../store/contenders.store.ts";
import { standingBids } from "../../store/ledger/ledger.store.ts";
import { recordStage } from "../../store/tenders/opening.store.ts";
import { barEverybody } from "../bar-bidders.ts";
import { readWonCapacity } from "./bar-at-close.ts";
import type { Staged } from "./staged.ts";

/**
 * After the opening: the bids of companies that may not win are voided, the best of the others
 * qualify, and the auction is next. Where nobody is left the lot closes.
 */
export async function startAuction(
  tx: Tx,
  events: DomainEventBus,
  staged: Staged,
  now: Date,
): Promise<{ readonly goesOn: boolean; readonly staged: Staged }> {
  const { auction: opened } = staged;
  const { rules } = opened.format;
  const contenders = await contendersOf(tx, [opened.id]);
  const restricted = restrictedLotOf(opened);
  const usage = await readWonCapacity(tx, restricted ? contenders : [], []);
  const asked = { corrigenda: opened.corrigenda, restricted, usage, at: opened.endsAt };
  const barred = await barEverybody(
    tx,
    events,
    staged,
    contenders,
    (who) => whyNotWin(who, asked),
    now,
  );
  const after: Staged = {
    ...staged,
    ...{ auction: barred.auction, head: barred.head },
    unsealed: [...staged.unsealed, ...barred.voided],
  };
  if (barred.auction.bidCount === 0 || !rules) return { goesOn: false, staged: after };
  const qualified = qualifiedOf(await standingBids(tx, opened.id), rules.best);
  const draft = new LedgerDraft(after, { now, aliases: new Map() });
  draft.stage(new Date(timesNow(rules).auction_ends_at));
  const { auction, head, entries } = draft;
  await recordStage(tx, { auction, entries }, qualified);
  await remindBeforeEnd(tx, auction);
  await tellQualified(tx, events, after, contenders, qualified);
  const format = { ...auction.format, stage: "auction" as const };
  const unsealed = [...after.unsealed, ...entries];
  return { goesOn: true, staged: { ...after, auction: { ...auction, format }, head, unsealed } };
}

const remindBeforeEnd = (tx: Tx, { id, endsAt, format }: LockedAuction["auction"]) =>
  addJob(
    tx,
    "notify-ending-soon",
    { lotId: id },
    {
      at: endingNoticeAt({
        starts_at: format.rules ? new Date(timesNow(format.rules).auction_starts_at) : endsAt,
        ends_at: endsAt,
      }),
      key: `ending:${id}`,
    },
  );

/** Each company is told whether it may bid in the auction; who was voided is told apart. */
const tellQualified = (
  tx: Tx,
  events: DomainEventBus,
  { auction, title, url }: Staged,
  contenders: readonly {
    readonly alias: number;
    readonly bidderId: number;
    readonly bids: number;
  }[],
  qualified: ReadonlySet<number>,
) =>
  events.publish(
    tx,
    contenders
      .filter(({ bids }) => bids > 0)
      .map(({ alias, bidderId }) => ({
        name: "tender.ranked" as const,
        lotId: auction.id,
        payload: {
          ...{ title, url, bidderId, isQualified: qualified.has(alias) },
          startsAt: auction.format.rules ? timesNow(auction.format.rules).auction_starts_at : "",
        },
      })),
  );
