import type { SecondFactor as Factor, Passkey } from "@rebale/contract/accounts";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { orNull } from "../../lib/api/loader.ts";
import { accounts, companies, personalData } from "../../lib/api/operations.ts";
import { useSession } from "../../lib/session/session.ts";
import { SecondFactor } from "../../shared/second-factor/second-factor.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import type { Route } from "./+types/profile";
import { FormTabs } from "./form-tabs.tsx";
import { YourData } from "./personal-data/your-data.tsx";
import { DocumentTab } from "./profile/document-tab.tsx";
import { PersonalTab } from "./profile/personal-tab.tsx";
import classes from "./profile/profile.module.css";
import { StillMissing } from "./profile/still-missing.tsx";
import ownSessionsClasses from "./sessions/own-sessions.module.css";
import { OwnSessions } from "./sessions/own-sessions.tsx";

export async function clientLoader() {
  const [profile, company, states, sessions, factor, passkeys, erasure, consents] =
    await Promise.all([
      api.call(accounts.readProfile),
      orNull(api.call(companies.readCompany)),
      orNull(api.call(accounts.states)),
      orNull(api.call(accounts.ownSessions)),
      orNull(api.call(accounts.readSecondFactor)),
      orNull(api.call(accounts.passkeys)),
      orNull(api.call(personalData.readErasure)),
      orNull(api.call(personalData.consents)),
    ]);
  return {
    user: profile.data,
    company: company?.data ?? null,
    states: states?.data.map(({ state }) => state) ?? null,
    sessions: sessions?.data ?? null,
    factor: factor?.data ?? null,
    passkeys: passkeys?.data ?? null,
    erasure: erasure?.data ?? null,
    consents: consents?.data ?? null,
  };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.46 */
export default function Profile({
  loaderData: { user, company, states, sessions, factor, passkeys, erasure, consents },
}: Route.ComponentProps) {
  const [tab, setTab] = useState<"personal" | "document">("personal");
  return (
    <Page
      title={t`My Profile`}
      description={t`Your details and documents on Rebale.`}
      index={false}
    >
      <div className={classes.head}>
        <h1>{t`My Profile`}</h1>
        <ButtonLink to="/company" kind="quiet">{t`My company`}</ButtonLink>
      </div>
      <StillMissing user={user} company={company} />
      <div className={classes.card}>
        <FormTabs
          label={t`My Profile`}
          active={tab}
          onChange={setTab}
          tabs={[
            {
              id: "personal",
              label: t`Personal Detail`,
              panel: <PersonalTab user={user} states={states} />,
            },
            {
              id: "document",
              label: t`Document`,
              panel: <DocumentTab user={user} shown={tab === "document"} />,
            },
          ]}
        />
      </div>
      <MemberFactor factor={factor} passkeys={passkeys} />
      <OwnSessions sessions={sessions} />
      <YourData erasure={erasure} consents={consents} />
    </Page>
  );
}

/** A code from an app at each login, for who wants it, and passkeys beside it. */
function MemberFactor({
  factor,
  passkeys,
}: {
  factor: Factor | null;
  passkeys: readonly Passkey[] | null;
}) {
  const { revalidate } = useRevalidator();
  const { type } = useSession();
  return (
    <section className={ownSessionsClasses.card} aria-labelledby="second-factor">
      <h2 id="second-factor">{t`Second factor`}</h2>
      {factor ? (
        <SecondFactor
          api={api}
          factor={factor}
          passkeys={passkeys}
          by={type === "buyer" ? "phone" : "password"}
          onChanged={revalidate}
        />
      ) : (
        <FailedPart what={t`Your second factor`} />
      )}
    </section>
  );
}
