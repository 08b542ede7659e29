import { useForm } from "@mantine/form";
import type { Reply } from "@rebale/contract";
import type { readCompany } from "@rebale/contract/companies";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { companies } from "../../lib/api/operations.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import classes from "./company.module.css";
import { CompanyFields, companyValues } from "./company-fields.tsx";

type Membership = Reply<typeof readCompany>["membership"];
const why: Partial<Record<Membership, string>> = {
  declined: t`The company you asked to join has declined your request.`,
  removed: t`You no longer act for your former company.`,
};

/** For a member who acts for no company: a new one, or another to ask. */
export function NameCompany({ membership }: { membership: Membership }) {
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
      <div className={classes.actions}>
        <SubmitButton busy={form.submitting}>{t`Continue`}</SubmitButton>
      </div>
    </form>
  );
}
