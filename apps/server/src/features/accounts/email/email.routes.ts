import { accounts } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { endpoint } from "../../../platform/http/endpoint.ts";
import type { AccountDeps } from "../account-deps.ts";
import { giveEmail } from "./give-email.ts";
import { confirmEmail, sendProof } from "./prove-email.ts";

export function emailRoutes(app: FastifyInstance, deps: AccountDeps): void {
  endpoint(app, accounts.giveEmail, async ({ caller: { userId }, body: { email }, visitor }) => {
    await giveEmail(deps, { userId, email, visitor });
    return { data: null, message: "A link to confirm your email is on its way" };
  });
  endpoint(app, accounts.sendEmailLink, async ({ caller, visitor }) => {
    await sendProof(deps, caller.userId, visitor);
    return { data: null, message: "A link to confirm your email is on its way" };
  });
  endpoint(app, accounts.confirmEmail, async ({ body }) => {
    await confirmEmail(deps, body.token);
    return { data: null, message: "Your email address is confirmed" };
  });
}
