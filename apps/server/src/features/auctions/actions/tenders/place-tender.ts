import { createHmac, randomBytes } from "node:crypto";
import {
  type auctions,
  type Basis,
  type Body,
  basisUnits,
  lotValue,
  type Paise,
  type Reply,
  rupees,
} from "@rebale/contract";
import { runOn } from "../../../../platform/db/statement.ts";
import type { Deps } from "../../../../platform/deps.ts";
import type { Admitted } from "../../../../platform/http/caller.ts";
import { readKey } from "../../../../platform/http/idempotency-key.ts";
import { Problem } from "../../../../platform/http/problems/problem.ts";
import type { NewTender } from "../../domain/auction.ts";
import type { BidResult } from "../../domain/bids/bid-result.rules.ts";
import { amountCommitment } from "../../domain/ledger/ledger-chain.rules.ts";
import { partyOf } from "../../domain/sale/party.rules.ts";
import { keysOf } from "../../formats/tender/keys-of.ts";
import { sealTender } from "../../formats/tender/sealing.ts";
import { findLotName } from "../../store/tenders/own-tender.store.ts";
import { findPinnacle } from "../../store/views/browse.store.ts";
import { type Enqueue, sendBid } from "../place-bid.ts";

type Context = Pick<Deps, "db" | "database" | "limits" | "log" | "config" | "events"> & {
  /** The keys of marks, newest first. */
  readonly peppers: () => Promise<readonly string[]>;
};
type Bidder = Admitted["bidder"];
type Placed = Extract<BidResult, { accepted: true }>;
type Sealed = Omit<Reply<typeof auctions.sealTender>, "is_success" | "errors">;

/**
 * Seals a tender before it is queued: from then on its amount is in memory alone, and in the box.
 * Its salt is in the reply, and nowhere else.
 * @throws as placeBid; Problem not_this_format, sealing_off
 */
export async function placeTender(
  context: Context,
  enqueue: Enqueue,
  lotId: number,
  asked: Body<typeof auctions.sealTender>,
  bidder: Bidder,
  idempotencyKey: string | string[] | undefined,
): Promise<Sealed> {
  const { amount } = asked;
  const salt = newSalt();
  const about = { lotId, bidder, amount, salt, key: readKey(idempotencyKey) };
  const tender = await sealed(context, about);
  const bid = {
    ...{ lotId, amount, tender, confirmed: asked.confirm_unusual === true },
    ...(asked.terms_version == null ? {} : { termsVersion: asked.terms_version }),
    ...(asked.corrigendum == null ? {} : { corrigendum: asked.corrigendum }),
  };
  const placed = await sendBid(context, enqueue, bid, bidder, idempotencyKey);
  const isFresh = placed.commitment === tender.commitment;
  if (isFresh) await tell(context, lotId, bidder, placed, false);
  const lot = await findPinnacle(runOn(context.database.pool), lotId);
  const units = lot ? basisUnits(lot.basis as Basis, lot) : null;
  return {
    message: "Your tender is sealed",
    server_time: placed.placedAt,
    data: {
      product_id: String(lotId),
      seq: placed.seq,
      amount: rupees(amount),
      value: rupees(lotValue(amount, units)),
      salt: isFresh ? salt : null,
      commitment: placed.commitment ?? "",
      placed_at: placed.placedAt,
      ends_at: placed.endsAt,
      hold: rupees(placed.hold ?? NOTHING),
      receipt: { seq: placed.seq, hash: placed.hash },
    },
  };
}

/** @throws Problem tender_not_found where none stands, or what the rules refuse */
export async function takeTenderBack(
  context: Context,
  enqueue: Enqueue,
  lotId: number,
  bidder: Bidder,
): Promise<Omit<Reply<typeof auctions.withdrawTender>, "is_success" | "errors">> {
  const commitment = amountCommitment(NOTHING, newSalt());
  const tender: NewTender = { commitment, sealed: null, takesBack: true, marks: [] };
  const bid = { lotId, amount: null, tender };
  const placed = await sendBid(context, enqueue, bid, bidder, undefined).catch(asFound);
  await tell(context, lotId, bidder, placed, true);
  return {
    message: "Your tender is taken back",
    server_time: placed.placedAt,
    data: {
      product_id: String(lotId),
      seq: placed.seq,
      state: "withdrawn",
      hold: rupees(placed.hold ?? NOTHING),
      receipt: { seq: placed.seq, hash: placed.hash },
    },
  };
}

/** A lot that takes none has none that could be withdrawn. */
function asFound(error: unknown): never {
  if (error instanceof Problem && error.code === "not_this_format")
    throw new Problem("tender_not_found", { path: "product_id" });
  throw error;
}

const NOTHING = 0 as Paise;
const newSalt = () => randomBytes(32).toString("hex");

interface ToSeal {
  readonly lotId: number;
  readonly bidder: Bidder;
  readonly amount: Paise;
  readonly salt: string;
  readonly key: string | undefined;
}

async function sealed(
  context: Context,
  { lotId, bidder, amount, salt, key }: ToSeal,
): Promise<NewTender> {
  const of = { lotId, bidderId: bidder.userId, companyId: bidder.company.companyId };
  const peppers = key === undefined ? [] : await context.peppers();
  return {
    ...(await newTender(context, of, amount, salt)),
    marks: peppers.map((pepper) =>
      createHmac("sha256", pepper)
        .update(`tender:${lotId}:${bidder.userId}:${key}:${amount}`)
        .digest("hex"),
    ),
  };
}

/** A tender as it is queued: its amount stands in its box alone. */
export async function newTender(
  context: Pick<Deps, "db" | "config">,
  { lotId, ...of }: { lotId: number; bidderId: number; companyId: number },
  amount: Paise,
  salt = newSalt(),
): Promise<NewTender> {
  const keys = await keysOf(context);
  const owner = { lotId, party: partyOf(of) };
  return {
    commitment: amountCommitment(amount, salt),
    sealed: keys && sealTender(keys.publicKey, { amount, salt }, owner),
    takesBack: false,
    marks: [],
  };
}

/** The company's own; it names the line, never the amount. */
async function tell(
  { db, events, log }: Context,
  lotId: number,
  { userId: bidderId }: Bidder,
  { seq }: Placed,
  isTakenBack: boolean,
): Promise<void> {
  const lot = await findLotName(db, lotId);
  if (!lot) return;
  const payload = { ...lot, bidderId, seq, isTakenBack };
  // The tender stands: a notice that cannot be written refuses nothing.
  await db
    .transaction()
    .execute((tx) => events.publish(tx, [{ name: "tender.placed", lotId, payload }]))
    .catch((error) => log.error({ err: error, lotId }, "a tender's notice could not be written"));
}
