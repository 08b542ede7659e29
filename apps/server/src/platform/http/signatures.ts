import { createHmac, timingSafeEqual } from "node:crypto";

const signatureOf = (signed: Buffer | string, secret: string): Buffer =>
  createHmac("sha256", secret).update(signed).digest();

/** As gateways write it. */
export const sign = (signed: Buffer | string, secret: string): string =>
  signatureOf(signed, secret).toString("hex");

/** Whether one of the secrets has signed it; takes as long for a wrong signature as for a right one. */
export function isSignedBy(
  secrets: readonly string[],
  signed: Buffer | string,
  signature: string,
): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const given = Buffer.from(signature, "hex");
  return secrets.filter((secret) => timingSafeEqual(signatureOf(signed, secret), given)).length > 0;
}
