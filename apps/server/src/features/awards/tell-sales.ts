import type { AwardMove, AwardSide, AwardState } from "@rebale/contract/awards/states";
import { type Paise, rupees, rupeesOrNull } from "@rebale/contract/values/money";
import type { Tx } from "../../platform/db/db.ts";
import { tellWebhooks } from "../webhooks/index.ts";

export interface MadeMove {
  readonly id: number;
  readonly awardId: number;
  readonly buyerCompanyId: number | null;
  readonly sellerCompanyId: number | null;
}

interface AskedMove {
  readonly awardId: number;
  readonly from: AwardState;
  readonly to: AwardState;
  readonly move: AwardMove;
  readonly side: AwardSide;
  readonly reason: string;
}

export interface MadeSale {
  readonly awardId: number;
  readonly lotId: number;
  readonly buyerCompanyId: number | null;
  readonly sellerCompanyId: number | null;
  readonly value: Paise;
  /** Null of a sale that the two pay each other. */
  readonly payable: Paise | null;
  readonly dueAt: Date | null;
}

/** Tells both sides of each move that was made. */
export function tellMoves(
  tx: Tx,
  moves: readonly AskedMove[],
  made: readonly MadeMove[],
): Promise<void> {
  const asked = new Map(moves.map((one) => [one.awardId, one]));
  return tellWebhooks(
    tx,
    made.flatMap(({ awardId, buyerCompanyId, sellerCompanyId }) => {
      const one = asked.get(awardId);
      if (!one) return [];
      const { move, from, to, side: by, reason } = one;
      const data = { award_id: String(awardId), move, from, to, by, reason };
      return [{ type: "award.moved" as const, to: [buyerCompanyId, sellerCompanyId], data }];
    }),
  );
}

/** Tells both sides of sales whose dues are counted. */
export const tellMade = (tx: Tx, made: readonly MadeSale[]): Promise<void> =>
  tellWebhooks(
    tx,
    made.map((sale) => ({
      type: "award.made",
      to: [sale.buyerCompanyId, sale.sellerCompanyId],
      data: {
        ...{ award_id: String(sale.awardId), product_id: String(sale.lotId) },
        ...{ value: rupees(sale.value), payable: rupeesOrNull(sale.payable) },
        due_at: sale.dueAt?.toISOString() ?? null,
      },
    })),
  );
