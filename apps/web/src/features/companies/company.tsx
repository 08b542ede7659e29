import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useForm } from "@mantine/form";
import type { Reply } from "@rebale/contract";
import type { Company, readCompany } from "@rebale/contract/companies";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import IconHourglass from "~icons/tabler/hourglass";
import { api } from "../../lib/api/browser.ts";
import { audience, authorisations, companies } from "../../lib/api/operations.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { currentSession } from "../../lib/session/session.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/company";
import { Blocks } from "./audience/blocks.tsx";
import { Lists } from "./audience/lists.tsx";
import { Authorisations } from "./authorisations/authorisations.tsx";
import classes from "./company.module.css";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyFields, companyValues } from "./company-fields.tsx";
import { Offered } from "./offered.tsx";
import { Papers } from "./papers/papers.tsx";
import { Sites } from "./sites/sites.tsx";
import { Users } from "./users/users.tsx";

export async function clientLoader() {
  const [{ data, membership, joining, checks_take }, held] = await Promise.all([
    api.call(companies.readCompany),
    api.call(authorisations.authorisationsOf),
  ]);
  const own = { company: data, membership, joining, checksTake: checks_take, held };
  return { ...own, kept: data && decidesOnSales(data) ? await readKept() : null };
}

/** Whom the company invites and keeps out is the affair of who sells for it. */
const decidesOnSales = ({ role }: Company) =>
  currentSession().type === "seller" && (role === "owner" || role === "manager");

async function readKept() {
  const [lists, blocks] = await Promise.all([
    api.call(audience.companyLists),
    api.call(audience.blockedCompanies),
  ]);
  return { lists: lists.data, blocks: blocks.data.companies };
}

clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../ui/states/waiting.tsx";

/** Whom the member acts for, and who else does. */
export default function CompanyPage({
  loaderData: { company, membership, joining, checksTake, held, kept },
}: Route.ComponentProps) {
  return (
    <Page
      title={t`Company`}
      description={t`Your company on Rebale, and who acts for it.`}
      index={false}
    >
      <h1 className={classes.title}>{t`Company`}</h1>
      <Offered />
      {company ? (
        <>
          <CompanyFacts company={company} checksTake={checksTake} />
          <Authorisations
            company={company}
            authorisations={held.data}
            capacities={held.capacities}
          />
          <Users company={company} />
          <Sites company={company} />
          {kept && <Lists lists={kept.lists} />}
          {kept && <Blocks blocks={kept.blocks} />}
          {(company.role === "owner" || company.role === "manager") && (
            <section className={classes.card}>
              <h2>{t`Machines`}</h2>
              <p>{t`Keys with which your own programs act on Rebale.`}</p>
              <Group justify="flex-end" mt={20}>
                <ButtonLink kind="quiet" to="/company/machines">
                  {t`Keys of machines`}
                </ButtonLink>
              </Group>
            </section>
          )}
          {(company.role === "owner" || company.role === "manager") && (
            <Papers
              papers={company.papers}
              pan={company.pan}
              entity={company.entity}
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

/** A joiner's wait, and what they can do meanwhile. */
function Joining({ name, mayFound }: { name: string; mayFound: boolean }) {
  const [founding, setFounding] = useState(false);
  if (founding) return <NameCompany membership="asked" />;
  return (
    <section className={classes.card}>
      <IconHourglass size={36} stroke={1.5} aria-hidden className={classes.sign} />
      <h2>{t`You asked to join ${name}`}</h2>
      <p>{t`This company is already on Rebale under the PAN you gave. Its owner has been notified and can agree on their company page. If they cannot be reached, our team can.`}</p>
      <p>{t`Until then you can look at every auction, but not bid or sell.`}</p>
      {mayFound && (
        <p>{t`Is it your company, and someone else has named it first? Nobody has shown its PAN card yet: name it yourself and send your papers. Who shows them keeps the PAN.`}</p>
      )}
      <Group justify="flex-end" gap={10} mt={20}>
        {mayFound && (
          <PlainButton onClick={() => setFounding(true)}>{t`It is my company`}</PlainButton>
        )}
        <ButtonLink to="/are-selling" kind="brand">{t`See the auctions`}</ButtonLink>
        <ButtonLink to="/contactus" kind="quiet">{t`Contact us`}</ButtonLink>
      </Group>
    </section>
  );
}

type Membership = Reply<typeof readCompany>["membership"];
const why: Partial<Record<Membership, string>> = {
  declined: t`The company you asked to join has declined your request.`,
  removed: t`You no longer act for your former company.`,
};

/** For a member who acts for no company: a new one, or another to ask. */
function NameCompany({ membership }: { membership: Membership }) {
  const { revalidate } = useRevalidator();
  const form = useForm({ initialValues: companyValues() });
  const send = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(companies.nameCompany, { body });
      await revalidate();
    });
  return (
    <form noValidate className={classes.card} onSubmit={form.onSubmit(send)}>
      <h2>{t`Which company do you act for?`}</h2>
      <p>
        {why[membership]}{" "}
        {t`Name it to bid and sell. If it is already on Rebale, we ask its owner to confirm you.`}
      </p>
      <CompanyFields form={form} />
      <Group justify="flex-end" gap={10} mt={20}>
        <SubmitButton busy={form.submitting}>{t`Continue`}</SubmitButton>
      </Group>
    </form>
  );
}
