import { writeAudits } from "../../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../../platform/audit/audit-subjects.rules.ts";
import type { DomainEvent, DomainEventBus } from "../../../../platform/bus/domain-events.ts";
import type { Tx } from "../../../../platform/db/db.ts";
import type { LockedAuction } from "../../domain/auction.ts";
import type { Opening } from "../../domain/opened-tenders.ts";
import type { Boxed } from "../../store/tenders/opening.store.ts";

/** From the opening on the audit has who tendered; each company is told what became of its own. */
export async function tellOpened(
  tx: Tx,
  events: DomainEventBus,
  lots: readonly LockedAuction[],
  openings: ReadonlyMap<number, Opening>,
  boxes: ReadonlyMap<number, readonly Boxed[]>,
): Promise<void> {
  const opened = lots.flatMap((lot) =>
    (openings.get(lot.auction.id)?.opened ?? []).map((tender) => ({ lot, tender })),
  );
  if (opened.length > 0)
    await writeAudits(
      tx,
      opened.map(({ lot: { auction, title }, tender }) => ({
        adminId: tender.bidderId,
        action: "tender sealed",
        ...aboutLot(auction.id, title),
        details: { seq: tender.seq },
      })),
    );
  const about = ({ title, url }: LockedAuction) => ({ title, url });
  const notices: DomainEvent[] = opened.map(({ lot, tender }) => ({
    name: "tender.opened",
    lotId: lot.auction.id,
    payload: { ...about(lot), bidderId: tender.bidderId, amount: tender.amount },
  }));
  const shut = lots.flatMap((lot) =>
    openings.has(lot.auction.id)
      ? (boxes.get(lot.auction.id) ?? [])
          .filter(({ isAccepted }) => !isAccepted)
          .map(({ bidderId, seq }) => ({ lot, bidderId, seq }))
      : [],
  );
  await events.publish(tx, [
    ...notices,
    ...shut.map(
      ({ lot, bidderId, seq }): DomainEvent => ({
        name: "tender.unopened",
        lotId: lot.auction.id,
        payload: { ...about(lot), bidderId, seq },
      }),
    ),
  ]);
}
