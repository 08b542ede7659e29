import {
  createCipheriv,
  createDecipheriv,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from "node:crypto";
import type { Paise } from "@rebale/contract";
import { keyIdOf } from "../../../../platform/encryption.ts";
import {
  bytesOf,
  privateKeyFrom,
  publicHalfOf,
  publicKeyFrom,
} from "../../../../platform/x25519.ts";

/**
 * The box of a tender: its amount and salt, encrypted to the market's opening key, whose private
 * half only nodes that close have. X25519 with a key for each box, HKDF, AES-256-GCM.
 */

export interface TenderAmount {
  /** In the lot's basis; above 0. */
  readonly amount: Paise;
  /** 256 bits in hex, with which the ledger's commitment can be opened. */
  readonly salt: string;
}

/** A tender's box, as it is stored. */
export interface SealedBox {
  readonly box: Buffer;
  /** Names the opening key that it was made for, without telling it. */
  readonly keyId: Buffer;
}

/** The lot and the party that a box belongs to: it opens for no others. */
export interface BoxOwner {
  readonly lotId: number;
  readonly party: number;
}

/** A box that does not open. Its message names lot and reason, never an amount or a bidder. */
export class BoxStaysShut extends Error {
  override readonly name = "BoxStaysShut";
  constructor({ lotId }: BoxOwner, why: string) {
    super(`A tender on lot ${lotId} does not open: ${why}`);
  }
}

const KEY = 32;
const IV = 12;
const TAG = 16;
/** All amounts take as many digits: the length of a box must not tell them. */
const DIGITS = 16;

/** @param publicKey of `publicHalfOf` */
export function sealTender(
  publicKey: string,
  { amount, salt }: TenderAmount,
  owner: BoxOwner,
): SealedBox {
  const own = generateKeyPairSync("x25519");
  const ownPublic = bytesOf(own.publicKey);
  const shared = diffieHellman({
    privateKey: own.privateKey,
    publicKey: publicKeyFrom(Buffer.from(publicKey, "base64")),
  });
  const { key, iv } = boxKey(shared, ownPublic, publicKey);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(aboutOf(owner));
  const text = `${String(amount).padStart(DIGITS, "0")}:${salt}`;
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return {
    box: Buffer.concat([ownPublic, cipher.getAuthTag(), body]),
    keyId: keyIdOf(publicKey),
  };
}

/**
 * @param privateKeys newest first: a box that was made before a key was changed still opens
 * @throws BoxStaysShut where none of the keys is its own, or the box is cut, altered or another's
 */
export function openTender(
  privateKeys: readonly string[],
  { box, keyId }: SealedBox,
  owner: BoxOwner,
): TenderAmount {
  const privateKey = privateKeys.find((key) => keyIdOf(publicHalfOf(key)).equals(keyId));
  if (privateKey === undefined)
    throw new BoxStaysShut(
      owner,
      `no opening key of this node has the id ${keyId.toString("hex")}`,
    );
  try {
    return textOf(privateKey, box, owner);
  } catch {
    throw new BoxStaysShut(owner, "its box is cut, altered, or belongs to another tender");
  }
}

function textOf(privateKey: string, box: Buffer, owner: BoxOwner): TenderAmount {
  const ownPublic = box.subarray(0, KEY);
  const shared = diffieHellman({
    privateKey: privateKeyFrom(privateKey),
    publicKey: publicKeyFrom(ownPublic),
  });
  const { key, iv } = boxKey(shared, ownPublic, publicHalfOf(privateKey));
  const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG })
    .setAAD(aboutOf(owner))
    .setAuthTag(box.subarray(KEY, KEY + TAG));
  const body = Buffer.concat([decipher.update(box.subarray(KEY + TAG)), decipher.final()]);
  const [amount = "", salt = ""] = body.toString().split(":");
  return { amount: Number(amount) as Paise, salt };
}

const aboutOf = ({ lotId, party }: BoxOwner) => Buffer.from(`tender:${lotId}:${party}`);

/** Another for each box, as its own public half is. */
function boxKey(shared: Buffer, ownPublic: Buffer, publicKey: string) {
  const both = Buffer.concat([ownPublic, Buffer.from(publicKey, "base64")]);
  const bytes = Buffer.from(hkdfSync("sha256", shared, both, "rebale box of a tender", KEY + IV));
  return { key: bytes.subarray(0, KEY), iv: bytes.subarray(KEY) };
}
