import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import { type PassKey, readPass } from "./read-pass.ts";

const claims = { trip: "7", site: "1", vehicle: "MH12AB1234", dir: "in" };
async function aKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const sign = () =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid })
      .setJti("p1")
      .setNotBefore(1)
      .setExpirationTime(2)
      .sign(privateKey);
  return { key: { ...(await exportJWK(publicKey)), kid } as PassKey, token: await sign() };
}

test("a pass is read by the site's key, and one of another's hand is not (G42)", async () => {
  const [market, other] = [await aKey("k1"), await aKey("k1")];
  expect(await readPass(market.token, [market.key])).toMatchObject({ jti: "p1", ...claims });
  expect(await readPass(other.token, [market.key])).toBeNull();
  expect(await readPass(market.token, [])).toBeNull();
  const [head, , signature] = market.token.split(".");
  const changed = Buffer.from(JSON.stringify({ ...claims, jti: "p2" })).toString("base64url");
  expect(await readPass(`${head}.${changed}.${signature}`, [market.key])).toBeNull();
  for (const noise of ["", "MH12AB1234", "a.b.c", "https://rebale.in/"])
    expect(await readPass(noise, [market.key])).toBeNull();
});
