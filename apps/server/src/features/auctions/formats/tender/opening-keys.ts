import { randomBytes } from "node:crypto";
import pMemoize from "p-memoize";
import { storeSetting } from "../../../../platform/db/settings.store.ts";
import type { Deps } from "../../../../platform/deps.ts";
import { publicHalfOf } from "../../../../platform/x25519.ts";

export interface OpeningKeys {
  /** Tenders are sealed for it; in base64. */
  readonly publicKey: string;
  /** Newest first; none on a node that takes tenders and leaves their opening to others. */
  readonly privateKeys: readonly string[];
}

/**
 * The market's opening keys; null where neither half is set: then no lot is sold by tender. The
 * demo makes a pair at its first start, which its database keeps: who reads that can open its
 * tenders, as nobody can outside the demo.
 */
export const openingKeys = ({
  db,
  config,
}: Pick<Deps, "db" | "config">): (() => Promise<OpeningKeys | null>) =>
  pMemoize(async () => {
    const { OPENING_PUBLIC, OPENING_KEYS, demo } = config;
    const isMade = demo && !OPENING_PUBLIC && !OPENING_KEYS;
    const made = isMade ? [await storeSetting(db, "opening_key", newKey)] : [];
    const privateKeys = OPENING_KEYS ?? made;
    const [newest] = privateKeys;
    if (OPENING_PUBLIC) return { publicKey: inBase64(OPENING_PUBLIC), privateKeys };
    return newest === undefined ? null : { publicKey: publicHalfOf(newest), privateKeys };
  });

const newKey = () => randomBytes(32).toString("base64");
/** However it was typed: its id is of this text. */
const inBase64 = (key: string) => Buffer.from(key, "base64").toString("base64");
