import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from "node:crypto";

/** A passkey in software, as a phone makes them: ES256, without attestation. */

const sha256 = (bytes: string | Buffer) => hash("sha256", bytes, "buffer");

/** As much of CBOR (RFC 8949) as a new passkey needs. */
type Cbor = number | string | Buffer | readonly Buffer[] | ReadonlyMap<number | string, unknown>;
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const map = value as ReadonlyMap<number | string, unknown>;
  const entries = [...map].flatMap(([key, each]) => [cbor(key), cbor(each as string)]);
  return Buffer.concat([head(5, map.size), ...entries]);
}
function head(major: number, argument: number): Buffer {
  const type = major << 5;
  if (argument < 24) return Buffer.from([type | argument]);
  if (argument < 256) return Buffer.from([type | 24, argument]);
  return Buffer.from([type | 25, argument >> 8, argument & 255]);
}

interface Asked {
  readonly challenge: string;
}
interface Where {
  readonly origin?: string;
  readonly rpId?: string;
  /** Its uses so far; one that counts none says 0. */
  readonly counter?: number;
}
const HERE = { origin: "http://localhost", rpId: "localhost", counter: 0 };

/** A device tells of itself, though it was asked for nothing. */
type Attest = (
  publicKey: KeyObject,
  clientDataHash: Buffer,
) => Promise<{ readonly fmt: string; readonly attStmt: ReadonlyMap<string, unknown> }>;

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** Answers what the market asks, at another address or with another count where a test says so. */
export function aPasskey() {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = cbor(
    new Map<number, unknown>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
  const clientData = (type: string, { challenge }: Asked, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, { rpId, counter }: typeof HERE, key = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key]);
  };
  const common = {
    ...{ id: id.toString("base64url"), rawId: id.toString("base64url") },
    type: "public-key" as const,
  };
  const created = (
    options: Asked,
    where: Where,
    fmt: string,
    attStmt: ReadonlyMap<string, unknown>,
  ) => {
    const at = { ...HERE, ...where };
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const key = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const attestation = cbor(
      new Map<string, unknown>([
        ...([
          ["fmt", fmt],
          ["attStmt", attStmt],
        ] as const),
        ["authData", authData(PRESENT | VERIFIED | WITH_KEY, at, key)],
      ]),
    );
    return {
      ...common,
      response: {
        clientDataJSON: clientData("webauthn.create", options, at.origin).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      },
    };
  };

  return {
    id: common.id,
    create(options: Asked, where: Where = {}) {
      return created(options, where, "none", new Map());
    },
    async createAttested(options: Asked, attest: Attest) {
      const client = clientData("webauthn.create", options, HERE.origin);
      const { fmt, attStmt } = await attest(publicKey, sha256(client));
      return created(options, {}, fmt, attStmt);
    },
    get(options: Asked, where: Where = {}) {
      const at = { ...HERE, ...where };
      const client = clientData("webauthn.get", options, at.origin);
      const data = authData(PRESENT | VERIFIED, at);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
}
