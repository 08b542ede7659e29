import { accounts } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { endpoint } from "../../platform/http/endpoint.ts";
import type { AccountDeps } from "./account-deps.ts";
import { registerMember } from "./register-member.ts";
import { presentSigned } from "./sessions/present-signed.ts";
import { signedFrom } from "./sessions/signed-from.ts";

/** Registration behind a proven phone: by the whole form, or with a name alone. */
export function registrationRoutes(app: FastifyInstance, deps: AccountDeps): void {
  endpoint(app, accounts.register, async (asked) => {
    const registration = { ...asked.body, language: asked.language };
    const from = signedFrom(asked.address, asked.headers);
    const { id, type, session } = await registerMember(deps, asked.caller, registration, from);
    const token = type === "buyer" ? { token: session.token } : { temp_token: session.token };
    return {
      data: { _id: String(id), ...token, expires_at: session.expiresAt.toISOString() },
      message: "Register Succesfully",
    };
  });
  endpoint(app, accounts.join, async ({ caller, body, address, headers, language }) => {
    const { name, invitation } = body;
    const form = accounts.Registration.parse({
      name,
      invitation,
      contact: { mobile: caller.mobile },
      login_type: { isBuyer: true, isSeller: false },
    });
    const from = signedFrom(address, headers);
    const { session } = await registerMember(deps, caller, { ...form, language }, from);
    const account = { type: "buyer", name, profile_image: null, language } as const;
    return { data: presentSigned(session, account), message: "Register Succesfully" };
  });
}
