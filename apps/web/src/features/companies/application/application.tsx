import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Application } from "@rebale/contract/companies";
import { redirect, useNavigate } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { applicationToken, removeApplication } from "../../../lib/session/application-token.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import classes from "../company.module.css";
import { Reasons } from "../company-status.tsx";
import { paperNames } from "../papers/paper-labels.ts";
import { Papers } from "../papers/papers.tsx";
import type { Route } from "./+types/application";
import { CorrectionForm } from "./correction-form.tsx";

/** Opened by the token that a refused login carries; it lasts half an hour. */
export async function clientLoader() {
  const bearer = applicationToken();
  if (!bearer) throw redirect("/login/seller");
  try {
    const headers = { authorization: `Bearer ${bearer}` };
    const { data } = await api.call(companies.readApplication, { headers });
    return { application: data, bearer };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    removeApplication();
    throw redirect("/login/seller");
  }
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** The page of a seller not let in yet: see what is missing, correct it, send it again. */
export default function ApplicationPage({
  loaderData: { application, bearer },
}: Route.ComponentProps) {
  const navigate = useNavigate();
  const asked = application.reasons.length > 0 || application.status === "refused";
  const send = async () => {
    try {
      const headers = { authorization: `Bearer ${bearer}` };
      await api.call(companies.sendApplication, { headers });
      toast.success(t`Your application is sent. Our team will review it again`);
      removeApplication();
      void navigate("/login/seller");
    } catch (error) {
      toast.error(explain(error));
    }
  };
  return (
    <Page
      title={t`Your application`}
      description={t`What our team still needs to activate your seller account.`}
      index={false}
      className={`wide ${classes.alone}`}
    >
      <h1 className={classes.title}>{t`Your application`}</h1>
      <State application={application} />
      {application.company_status && (
        <Papers
          papers={application.papers}
          pan={application.typed.pan}
          entity={null}
          bearer={bearer}
          lead={t`Our team compares them with your details. A newer paper replaces the earlier one.`}
        />
      )}
      <CorrectionForm application={application} bearer={bearer} />
      {asked && (
        <section className={classes.card}>
          <h2>{t`All corrected?`}</h2>
          <p>{t`Send your application again and our team will review it. You can log in once it is accepted.`}</p>
          <Group justify="flex-end" gap={10} mt={20}>
            <PlainButton kind="main" onClick={() => void send()}>
              {t`Send again`}
            </PlainButton>
          </Group>
        </section>
      )}
    </Page>
  );
}

function State({ application }: { application: Application }) {
  const { status, company_status, reasons, missing } = application;
  const refused = status === "refused";
  const correct = company_status === "correction_asked";
  const name = (kind: Application["missing"][number]) => paperNames[kind];
  return (
    <section className={classes.card}>
      <h2>
        {refused
          ? t`Your account was not verified`
          : correct
            ? t`Please correct your papers`
            : t`Your account is waiting for activation`}
      </h2>
      <p>
        {refused
          ? t`You can correct this and send your application again.`
          : correct
            ? t`Our team has reviewed your application and needs this from you:`
            : company_status === null
              ? t`A company with this PAN is already on Rebale. Its owner or our team has to confirm that you act for it.`
              : t`Our team is checking your details and will email ${application.email ?? ""} as soon as you can log in.`}
      </p>
      <Reasons reasons={reasons} />
      {missing.length > 0 && (
        <p>
          <strong>{t`Still missing:`}</strong> {missing.map(name).join(", ")}
        </p>
      )}
    </section>
  );
}
