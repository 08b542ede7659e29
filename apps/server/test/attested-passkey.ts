import { type KeyObject, webcrypto } from "node:crypto";
import {
  CRLDistributionPointsExtension,
  Extension,
  X509CertificateGenerator,
} from "@peculiar/x509";

const EC = { name: "ECDSA", namedCurve: "P-256" };
const SHA256 = { name: "ECDSA", hash: "SHA-256" };
const KEY_DESCRIPTION = "1.3.6.1.4.1.11129.2.1.17";
const [notBefore, notAfter] = [new Date("2020-01-01T00:00:00Z"), new Date("2040-01-01T00:00:00Z")];

/** As Android's key store describes a key that was made for this challenge, in DER. */
const described = (challenge: Buffer) =>
  Buffer.concat([
    Buffer.from("30340201030a01010201040a01010420", "hex"),
    challenge,
    Buffer.from("040030003000", "hex"),
  ]);

/**
 * A device of an attacker's own making: its certificates, whose root it made itself, name `url` as
 * where to ask whether they were revoked.
 */
export async function androidStatement(publicKey: KeyObject, challenge: Buffer, url: string) {
  // The library's types are those of a browser.
  const own = (await webcrypto.subtle.generateKey(EC, true, ["sign", "verify"])) as never;
  const { privateKey } = own as webcrypto.CryptoKeyPair;
  const valid = { notBefore, notAfter, signingAlgorithm: SHA256 };
  const root = await X509CertificateGenerator.createSelfSigned(
    { ...valid, serialNumber: "01", name: "CN=Root", keys: own },
    webcrypto as never,
  );
  const leaf = await X509CertificateGenerator.create(
    {
      ...{ ...valid, serialNumber: "02", subject: "CN=Leaf", issuer: root.subject },
      publicKey: publicKey.export({ type: "spki", format: "der" }),
      signingKey: privateKey as never,
      extensions: [
        new CRLDistributionPointsExtension([url]),
        new Extension(KEY_DESCRIPTION, false, described(challenge)),
      ],
    },
    webcrypto as never,
  );
  const x5c = [leaf, root].map(({ rawData }) => Buffer.from(rawData));
  const attStmt = new Map<string, unknown>([
    ["alg", -7],
    ["sig", Buffer.alloc(8)],
    ["x5c", x5c],
  ]);
  return { fmt: "android-key", attStmt };
}
