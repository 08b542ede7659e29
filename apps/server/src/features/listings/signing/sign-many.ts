import type { DataOf, listings, ProblemCode } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { writeAudits } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSeller } from "../../../platform/lot-seller.access.ts";
import { type AccountDeps, checkCode, hashCode, MAX_TRIES_A_DAY } from "../../accounts/index.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { type From, sendSigningCode } from "./send-signing-code.ts";
import { signSheets, type VersionOfLot } from "./sheets/sheets.store.ts";
import { type AskedSheet, findAskedSheets } from "./sheets/unsigned-sheets.store.ts";
import {
  addSheetsCode,
  countSheetsTry,
  lockNewestSheetsCode,
  useSheetsCode,
} from "./sheets-codes.store.ts";
import { planSigning } from "./sign-many.rules.ts";
import { countSheetTriesSince } from "./signing.store.ts";

type Signed = DataOf<typeof listings.signSheets>;

/**
 * Sends one code for several sheets, in the versions that the seller has read.
 * @throws Problem lot_not_found, not_your_lot; sheet_changed, not_awaiting_signature or
 * auction_closed of the first that cannot be signed
 */
export async function sendSheetsCode(
  deps: AccountDeps,
  seller: Acting,
  asked: readonly VersionOfLot[],
  from: From,
) {
  const plan = planSigning(await findAskedSheets(deps.db, asked), {
    asked: asked.length,
    userId: seller.userId,
    isOwn: (sheet) => isSeller(seller, sheet),
    now: await marketNow(deps.db),
  });
  if (plan.refused) throw new Problem(plan.refused);
  const [out] = plan.leftOut;
  if (out) throw new Problem(out.why);
  const values = { count: String(asked.length) };
  return sendSigningCode(
    deps,
    seller,
    from,
    { text: "sign_all", values },
    async (tx, { hashUnder, now, expiresAt }) => {
      const { userId } = seller;
      await addSheetsCode(tx, { userId, codeHash: hashUnder(plan.key), now, expiresAt });
    },
  );
}

/**
 * Signs the sheets that a code was sent for, in their versions; what has changed since is left out.
 * @throws Problem as of sending where none can be signed, and otp_mismatch, otp_expired,
 * otp_too_many
 */
export async function signManySheets(
  deps: AccountDeps & Pick<Deps, "bus">,
  seller: Acting,
  asked: readonly VersionOfLot[],
  { otp, address }: { readonly otp: string; readonly address: string },
): Promise<Signed> {
  const { userId } = seller;
  const peppers = await deps.peppers();
  // A refusal is thrown after the commit: the try it cost must stay counted.
  const trySign = async (tx: Tx): Promise<ProblemCode | Signed> => {
    await lockAuctions(
      tx,
      asked.map(({ lotId }) => lotId),
    );
    const found = await findAskedSheets(tx, asked);
    const signedAt = await marketNow(tx);
    const plan = planSigning(found, {
      ...{ asked: asked.length, userId, now: signedAt },
      isOwn: (sheet) => isSeller(seller, sheet),
    });
    if (plan.refused) return plan.refused;
    const code = await lockNewestSheetsCode(tx, userId);
    if (!code) return "otp_mismatch";
    const now = deps.clock.now();
    const tries = await countSheetTriesSince(tx, userId, new Date(now.getTime() - DAY_MS));
    if (tries >= MAX_TRIES_A_DAY) return "otp_too_many";
    const hashes = peppers.map((pepper) => hashCode(pepper, plan.key, otp));
    const decision = checkCode(code, hashes, now);
    if (decision === "otp_mismatch") await countSheetsTry(tx, code.id);
    if (decision !== "right") return decision;
    await useSheetsCode(tx, code.id, now);
    await signSheets(tx, plan.signs, { userId, now: signedAt });
    await writeAudits(tx, plan.signs.map(signature(userId)));
    return {
      signed: plan.signs.map(({ lotId, title, version }) => ({
        _id: String(lotId),
        title,
        version,
      })),
      left_out: plan.leftOut.map(({ sheet: { lotId, title }, why }) => ({
        _id: String(lotId),
        title,
        why,
      })),
    };
  };
  const by = { address, account: "sheet", known: `user ${userId}` };
  const done = await deps.limits.attempt(
    by,
    () => deps.db.transaction().execute(trySign),
    (found) => typeof found !== "string" || !found.startsWith("otp_"),
  );
  if (typeof done === "string")
    throw new Problem(done, done.startsWith("otp_") ? { path: "otp" } : {});
  for (const { _id } of done.signed) deps.bus.publish("lots", { lotId: Number(_id) });
  return done;
}

/** As of a sheet that is signed alone. */
const signature =
  (userId: number) =>
  ({ lotId, title, version, fields }: AskedSheet) => ({
    adminId: userId,
    action: "sheet signed",
    ...aboutLot(lotId, title),
    details: { version, sheet: fields as object },
  });
