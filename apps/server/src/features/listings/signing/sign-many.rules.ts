import { createHash } from "node:crypto";
import type { listings, ProblemCode } from "@rebale/contract";
import type { AskedSheet } from "./sheets/unsigned-sheets.store.ts";
import { whyNotSign } from "./signing.rules.ts";

type Why = (typeof listings.LEFT_OUT)[number];
interface LeftOut {
  readonly sheet: AskedSheet;
  readonly why: Why;
}
export type SigningPlan =
  | { readonly refused: ProblemCode }
  | {
      readonly refused: null;
      /** The key of the code's hash: exactly these sheets, and who signs them. */
      readonly key: string;
      readonly signs: readonly AskedSheet[];
      readonly leftOut: readonly LeftOut[];
    };

interface Signing {
  /** So many were asked for. */
  readonly asked: number;
  readonly userId: number;
  readonly isOwn: (sheet: AskedSheet) => boolean;
  readonly now: Date;
}
/**
 * Which of several sheets a seller can sign now; what has changed is left out. Refused as a whole
 * where a lot is not theirs, or none of the sheets can be signed.
 */
export function planSigning(
  found: readonly AskedSheet[],
  { asked, userId, isOwn, now }: Signing,
): SigningPlan {
  if (found.length < asked) return { refused: "lot_not_found" };
  const others = found.filter((sheet) => !isOwn(sheet));
  if (others.some((sheet) => sheet.invited_only)) return { refused: "lot_not_found" };
  if (others.length > 0) return { refused: "not_your_lot" };
  const leftOut = found.flatMap((sheet): LeftOut[] => {
    const why = whyLeftOut(sheet, now);
    return why ? [{ sheet, why }] : [];
  });
  const out = new Set(leftOut.map(({ sheet }) => sheet));
  const signs = found.filter((sheet) => !out.has(sheet));
  if (signs.length === 0) {
    // To be read again is what the seller can do something about.
    const changed = leftOut.find(({ why }) => why === "sheet_changed");
    return { refused: (changed ?? leftOut[0])?.why ?? "not_awaiting_signature" };
  }
  return { refused: null, key: signsAllAs(found, userId), signs, leftOut };
}

const whyLeftOut = (sheet: AskedSheet, now: Date): Why | null =>
  whyNotSign(sheet, now) ??
  (sheet.hash === null || sheet.version !== sheet.latest ? "sheet_changed" : null);

/** The key of a code's hash: all sheets in their versions with their hashes, and who signs. */
export function signsAllAs(
  sheets: readonly Pick<AskedSheet, "lotId" | "version" | "hash">[],
  userId: number,
): string {
  const lines = [...sheets]
    .sort((a, b) => a.lotId - b.lotId)
    .map(({ lotId, version, hash }) => `${lotId}:${version}:${hash}`);
  const list = createHash("sha256").update(lines.join("\n")).digest("hex");
  return `sheets:${userId}:${list}`;
}
