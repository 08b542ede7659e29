import type { ProblemCode } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSeller } from "../../../platform/lot-seller.access.ts";
import { type AccountDeps, checkCode, hashCode, MAX_TRIES_A_DAY } from "../../accounts/index.ts";
import { notYourLot } from "../../audience/index.ts";
import { findLot, lockLot } from "../office/review.store.ts";
import { type From, sendSigningCode } from "./send-signing-code.ts";
import { findLatestSheet, signSheets } from "./sheets/sheets.store.ts";
import { signsAs, whyNotSign } from "./signing.rules.ts";
import {
  addSheetCode,
  countSheetTriesSince,
  countSheetTry,
  lockNewestSheetCode,
  useSheetCode,
} from "./signing.store.ts";

/**
 * Sends a code for the sheet as it stands.
 * @throws Problem lot_not_found, not_your_lot, not_awaiting_signature, auction_closed
 */
export async function sendSheetCode(deps: AccountDeps, seller: Acting, lotId: number, from: From) {
  const lot = await findLot(deps.db, lotId);
  if (!lot) throw new Problem("lot_not_found");
  if (!isSeller(seller, lot)) throw new Problem(notYourLot(lot));
  const because = whyNotSign(lot, await marketNow(deps.db));
  if (because) throw new Problem(because);
  return sendSigningCode(
    deps,
    seller,
    from,
    { text: "sign", values: { title: lot.title } },
    async (tx, { hashUnder, now, expiresAt }) => {
      const sheet = await findLatestSheet(tx, lotId);
      if (!sheet) throw new Problem("not_awaiting_signature");
      const { version } = sheet;
      const { userId } = seller;
      const codeHash = hashUnder(signsAs(lotId, version, userId));
      await addSheetCode(tx, { lotId, version, userId, codeHash, now, expiresAt });
    },
  );
}

/**
 * Signs the sheet that the code was sent for.
 * @throws Problem as of sending, and otp_mismatch, otp_expired, otp_too_many, sheet_changed
 */
export async function signLot(
  deps: AccountDeps & Pick<Deps, "bus">,
  seller: Acting,
  lotId: number,
  { otp, address }: { readonly otp: string; readonly address: string },
): Promise<void> {
  const peppers = await deps.peppers();
  // A refusal is thrown after the commit: the try it cost must stay counted.
  const trySign = async (tx: Tx): Promise<ProblemCode | null> => {
    const lot = await lockLot(tx, lotId);
    if (!lot) return "lot_not_found";
    if (!isSeller(seller, lot)) return notYourLot(lot);
    const refused = whyNotSign(lot, await marketNow(tx));
    if (refused) return refused;
    const sheet = await findLatestSheet(tx, lotId);
    if (!sheet) return "not_awaiting_signature";
    const { version } = sheet;
    const code = await lockNewestSheetCode(tx, lotId, seller.userId);
    if (!code) return "otp_mismatch";
    if (code.version !== version) return "sheet_changed";
    const now = deps.clock.now();
    const tries = await countSheetTriesSince(tx, seller.userId, new Date(now.getTime() - DAY_MS));
    if (tries >= MAX_TRIES_A_DAY) return "otp_too_many";
    const signer = signsAs(lotId, version, seller.userId);
    const decision = checkCode(
      code,
      peppers.map((pepper) => hashCode(pepper, signer, otp)),
      now,
    );
    if (decision === "otp_mismatch") await countSheetTry(tx, code.id);
    if (decision !== "right") return decision;
    await useSheetCode(tx, code.id, now);
    await signSheets(tx, [{ lotId, version }], { userId: seller.userId, now: await marketNow(tx) });
    await writeAudit(tx, {
      adminId: seller.userId,
      action: "sheet signed",
      ...aboutLot(lotId, lot.title),
      details: { version, sheet: sheet.fields },
    });
    return null;
  };
  const by = { address, account: "sheet", known: `user ${seller.userId}` };
  const because = await deps.limits.attempt(
    by,
    () => deps.db.transaction().execute(trySign),
    (found) => !found?.startsWith("otp_"),
  );
  if (because) throw new Problem(because, because.startsWith("otp_") ? { path: "otp" } : {});
  deps.bus.publish("lots", { lotId });
}
