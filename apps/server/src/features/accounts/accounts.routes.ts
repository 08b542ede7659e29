import { accounts } from "@rebale/contract";
import { STATES } from "@rebale/contract/values/fields";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { partiesOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { accountDeps } from "./account-deps.ts";
import { findUser } from "./accounts.store.ts";
import { findBank } from "./bank/find-bank.ts";
import { sendCode } from "./codes/send-code.ts";
import { consentRoutes } from "./consents/consents.routes.ts";
import { countForBuyer, countForSeller } from "./dashboards.store.ts";
import { emailRoutes } from "./email/email.routes.ts";
import { failedAttemptRoutes } from "./failed-attempts/failed-attempts.routes.ts";
import { passkeyRoutes } from "./passkeys/passkeys.routes.ts";
import { passwordResetRoutes } from "./password-reset/password-reset.routes.ts";
import { changeProfile } from "./profile/change-profile.ts";
import { presentUser } from "./profile/present-user.ts";
import { changeUser } from "./profile/profile.store.ts";
import { replaceDocuments } from "./profile/replace-documents.ts";
import { documentRoute } from "./profile/send-document.ts";
import { registrationRoutes } from "./registration.routes.ts";
import { secondFactorRoutes } from "./second-factor/second-factor.routes.ts";
import { ownSessionRoutes } from "./sessions/own-sessions.routes.ts";
import { signInRoutes } from "./sessions/sign-in.routes.ts";
import { signOut } from "./sessions/sign-out.ts";
import { teamRoutes } from "./team/team.routes.ts";

export function accountRoutes(app: FastifyInstance, given: Deps): void {
  const deps = accountDeps(given);

  endpoint(app, accounts.enterMobile, async ({ body, caller, visitor, language }) => {
    const userId = "userId" in caller ? caller.userId : null;
    const data = await sendCode(deps, { mobile: body.mobile, userId, visitor, language });
    return { data, message: data.registered ? "User Exists" : "User Not Exists" };
  });
  registrationRoutes(app, deps);
  signInRoutes(app, deps);
  secondFactorRoutes(app, deps);
  passkeyRoutes(app, deps);
  endpoint(app, accounts.logout, async ({ caller }) => {
    await signOut(deps, caller.tokenHash);
    return { data: null };
  });
  ownSessionRoutes(app, deps);
  consentRoutes(app, deps);

  endpoint(app, accounts.readProfile, async ({ caller }) => {
    const user = await findUser(deps.db, caller.userId);
    if (!user) throw new Problem("sign_in_first");
    return { data: presentUser(user) };
  });
  endpoint(app, accounts.updateProfile, async ({ caller, body }) => ({
    data: await changeProfile(deps, caller, body),
    message: "User Updated Successfully",
  }));
  endpoint(app, accounts.setLanguage, async ({ caller, body }) => {
    await deps.db.transaction().execute((tx) => changeUser(tx, caller.userId, body));
    return { data: null };
  });
  endpoint(app, accounts.uploadImages, async ({ caller, uploads }) => ({
    data: { stored: await replaceDocuments(deps, caller.userId, uploads) },
  }));
  documentRoute(app, deps);
  failedAttemptRoutes(app, deps);
  passwordResetRoutes(app, deps);
  emailRoutes(app, deps);
  teamRoutes(app, deps);

  endpoint(app, accounts.sellerDashboard, async ({ caller }) => ({
    data: await countForSeller(deps.db, caller.userId),
  }));
  endpoint(app, accounts.buyerDashboard, async ({ caller }) => ({
    data: await countForBuyer(deps.db, partiesOf(caller)),
  }));
  endpoint(app, accounts.bankOfIfsc, async ({ params: { ifsc } }) => {
    const { name: bank, hasBranch: has_branch } = await findBank(ifsc);
    return { data: { ifsc, bank, has_branch } };
  });
  endpoint(app, accounts.states, async () => ({
    data: STATES.map((state) => ({ state })),
  }));
}
