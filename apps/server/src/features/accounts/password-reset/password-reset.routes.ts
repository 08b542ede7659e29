import { accounts } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { endpoint } from "../../../platform/http/endpoint.ts";
import type { AccountDeps } from "../account-deps.ts";
import { askForLink } from "./ask-for-link.ts";
import { resetPassword } from "./reset-password.ts";

export function passwordResetRoutes(app: FastifyInstance, deps: AccountDeps): void {
  endpoint(app, accounts.forgotPassword, async ({ body, visitor }) => {
    await askForLink(deps, { email: body.email, visitor });
    return {
      data: null,
      message: "If a seller account has this email, a link to set a new password is on its way",
    };
  });
  endpoint(app, accounts.resetPassword, async ({ body }) => {
    await resetPassword(deps, body);
    return { data: null, message: "Your new password is set. Please log in with it" };
  });
}
