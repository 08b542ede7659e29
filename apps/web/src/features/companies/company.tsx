import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { authorisations, companies } from "../../lib/api/operations.ts";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/company";
import { Authorisations } from "./authorisations/authorisations.tsx";
import classes from "./company.module.css";
import { CompanyFacts } from "./company-facts.tsx";
import { Joining } from "./joining.tsx";
import { NameCompany } from "./name-company.tsx";
import { Papers } from "./papers/papers.tsx";
import { Sites } from "./sites/sites.tsx";
import { Users } from "./users/users.tsx";

export async function clientLoader() {
  const [{ data, membership, joining }, held] = await Promise.all([
    api.call(companies.readCompany),
    api.call(authorisations.authorisationsOf),
  ]);
  return { company: data, membership, joining, held };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../ui/states/waiting.tsx";

/** Whom the member acts for, and who else does. */
export default function CompanyPage({
  loaderData: { company, membership, joining, held },
}: Route.ComponentProps) {
  return (
    <Page
      title={t`Company`}
      description={t`Your company on Rebale, and who acts for it.`}
      index={false}
    >
      <h1 className={classes.title}>{t`Company`}</h1>
      {company ? (
        <>
          <CompanyFacts company={company} />
          <Authorisations
            company={company}
            authorisations={held.data}
            capacities={held.capacities}
          />
          <Users company={company} />
          <Sites company={company} />
          {(company.role === "owner" || company.role === "manager") && (
            <Papers
              papers={company.papers}
              pan={company.pan}
              lead={t`Our team checks them; only your company’s owners and managers and our team can open them.`}
            />
          )}
        </>
      ) : joining ? (
        <Joining name={joining.name} mayFound={joining.may_found} />
      ) : (
        <NameCompany membership={membership} />
      )}
    </Page>
  );
}
