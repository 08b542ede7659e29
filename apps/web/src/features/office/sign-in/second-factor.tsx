import { useNavigate, useRevalidator } from "react-router";
import { t } from "ttag";
import { accounts } from "../../../lib/api/office-operations.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { SecondFactor } from "../../../shared/second-factor/second-factor.tsx";
import type { Route } from "./+types/second-factor";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const [factor, passkeys] = await Promise.all([
      api.call(accounts.readSecondFactor),
      api.call(accounts.passkeys),
    ]);
    return { factor: factor.data, passkeys: passkeys.data };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** Whoever must have one and has none is led here, and can do nothing else before. */
export default function OfficeSecondFactor({
  loaderData: { factor, passkeys },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const mustSetUp = factor.is_required && !factor.is_on;
  return (
    <OfficePage
      title={t`Second factor`}
      lead={t`A code from an app on your phone, or a passkey, in addition to your password.`}
    >
      {mustSetUp && (
        <Notice kind="warning">
          {t`The office cannot be used without one. Set it up first; it takes a minute.`}
        </Notice>
      )}
      <SecondFactor
        by="password"
        stepsUp
        api={api}
        factor={factor}
        passkeys={passkeys}
        onChanged={() => (mustSetUp ? navigate("/admin") : revalidate())}
      />
    </OfficePage>
  );
}
