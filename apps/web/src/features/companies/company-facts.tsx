import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useForm } from "@mantine/form";
import type { Company } from "@rebale/contract/companies";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { companies } from "../../lib/api/operations.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { entityNames } from "../../ui/fields/mismatch-words.ts";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import classes from "./company.module.css";
import { CompanyFields, type CompanyValues, companyValues } from "./company-fields.tsx";
import { Barred, Standing } from "./company-status.tsx";
import { roleName } from "./users/roles.ts";

/** Name, PAN, and the member's own role; an owner changes them in place. */
export function CompanyFacts({
  company,
  checksTake,
}: {
  company: Company;
  /** Hours. */
  checksTake: number | null;
}) {
  const [editing, setEditing] = useState(false);
  if (editing) return <EditCompany company={company} onDone={() => setEditing(false)} />;
  return (
    <section className={classes.card}>
      <h2>{company.name}</h2>
      <dl className={classes.facts}>
        <div>
          <dt>{t`PAN`}</dt>
          <dd className="figures">{company.pan ?? t`Not given yet`}</dd>
        </div>
        {company.entity && (
          <div>
            <dt>{t`Kind of company`}</dt>
            <dd>{entityNames[company.entity]}</dd>
          </div>
        )}
        {company.tds_gstin && (
          <div>
            <dt>{t`GST deductor’s number`}</dt>
            <dd className="figures">{company.tds_gstin}</dd>
          </div>
        )}
        <div>
          <dt>{t`Your role`}</dt>
          <dd>{roleName(company.role)}</dd>
        </div>
      </dl>
      <Standing company={company} checksTake={checksTake} />
      <Barred company={company} />
      {!company.pan && (
        <p>{t`With its PAN your company can place larger bids, and colleagues who register with it will find you.`}</p>
      )}
      {company.role === "owner" && (
        <Group justify="flex-end" gap={10} mt={20}>
          <PlainButton kind="quiet" onClick={() => setEditing(true)}>
            {company.pan ? t`Change` : t`Add the PAN`}
          </PlainButton>
        </Group>
      )}
    </section>
  );
}

function EditCompany({ company, onDone }: { company: Company; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm<CompanyValues>({
    initialValues: {
      ...{ ...companyValues(company), tds_gstin: company.tds_gstin ?? "" },
      turnover_band: company.turnover_band ?? "",
    },
  });
  const save = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(companies.nameCompany, { body });
      toast.success(t`Company saved`);
      await revalidate();
      onDone();
    });
  return (
    <form noValidate className={classes.card} onSubmit={form.onSubmit(save)}>
      <h2>{company.name}</h2>
      <CompanyFields form={form} fixed={company.pan !== null} />
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onDone}>
          {t`Cancel`}
        </PlainButton>
        <SubmitButton busy={form.submitting}>{t`Save changes`}</SubmitButton>
      </Group>
    </form>
  );
}
