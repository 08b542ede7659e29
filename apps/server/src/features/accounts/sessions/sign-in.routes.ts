import { accounts } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { type Asked, endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../account-deps.ts";
import { verifyCode } from "../codes/verify-code.ts";
import { deviceHeader } from "../devices/known-devices.ts";
import { partyAt } from "../passkeys/passkeys.rules.ts";
import { signInWithProof } from "../second-factor/second-step.ts";
import { proofOf } from "../second-factor/use-proof.ts";
import type { Signed } from "./present-signed.ts";
import { signIn } from "./sign-in.ts";
import { signedFrom } from "./signed-from.ts";

type Asking = Pick<Asked<typeof accounts.login>, "address" | "headers" | "visitor">;
type SecondAsking = Asking & Pick<Asked<typeof accounts.loginWithCode>, "body">;
const sender = ({ address, headers, visitor }: Asking) => ({
  from: signedFrom(address, headers),
  visitor,
});
const message = "Login Successfully";
const waiting = (ticket: string) => ({
  data: null,
  user: null,
  message: "Enter the code from your app",
  second_factor: "totp" as const,
  ticket,
});
const userOf = ({ token: _, registered: __, ...user }: Signed) => user;

/** A buyer by phone, a seller and the office by password; whoever has a second factor by that too. */
export function signInRoutes(app: FastifyInstance, deps: AccountDeps): void {
  endpoint(app, accounts.verifyOtp, async ({ body, ...asking }) => {
    const { signed, device, ticket } = await verifyCode(deps, { ...body, ...sender(asking) });
    if (!signed) {
      const { user: _, ...answer } = waiting(ticket ?? "");
      return { ...answer, token: "", isSuccess: "1" };
    }
    return {
      data: signed,
      headers: deviceHeader(deps, device),
      token: signed.token,
      isSuccess: "1",
      message: signed.registered ? message : "Mobile number verified",
    };
  });
  endpoint(app, accounts.login, async ({ body, ...asking }) => {
    const done = await signIn(deps, { type: "seller", ...body, ...sender(asking) });
    if (done.ticket !== undefined) return waiting(done.ticket);
    return {
      data: done.signed.token,
      user: userOf(done.signed),
      headers: deviceHeader(deps, done.device),
      message,
    };
  });
  endpoint(app, accounts.adminLogin, async ({ body, ...asking }) => {
    const done = await signIn(deps, { type: "admin", ...body, ...sender(asking) });
    return done.ticket !== undefined ? waiting(done.ticket) : colleague(done);
  });
  const secondStep = ({ body, ...asking }: SecondAsking) => ({
    ticket: body.ticket,
    proof: proofOf(body, partyAt(deps.config, asking.headers)),
    ...sender(asking),
  });
  endpoint(app, accounts.loginWithCode, async (asked) => {
    const step = { kinds: ["buyer", "seller"] as const, ...secondStep(asked) };
    const done = await signInWithProof(deps, step);
    return {
      data: done.signed.token,
      user: userOf(done.signed),
      headers: deviceHeader(deps, done.device),
      message,
    };
  });
  endpoint(app, accounts.adminLoginWithCode, async (asked) =>
    colleague(await signInWithProof(deps, { kinds: ["admin"], ...secondStep(asked) })),
  );

  type Done = Awaited<ReturnType<typeof signInWithProof>>;
  function colleague({ signed, role, device }: Done) {
    if (!role) throw new Problem("deactivated");
    return {
      data: signed.token,
      user: { ...userOf(signed), role },
      headers: deviceHeader(deps, device),
      message,
    };
  }
}
