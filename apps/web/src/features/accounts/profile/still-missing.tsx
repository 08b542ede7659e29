import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { User } from "@rebale/contract/accounts";
import type { Company } from "@rebale/contract/companies";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { type Blank, blanksOf } from "./blanks.rules.ts";
import classes from "./profile.module.css";

const names: Record<Blank, string> = {
  email: t`Email`,
  address: t`Address`,
  pan: "PAN",
  gst: t`GST number`,
};
const places: Record<Blank, string> = {
  email: "#give-email",
  address: "#own-address",
  pan: "/company#papers",
  gst: "/company#papers",
};

/** The member's blank fields, each a link to where it is given; nothing when all is there. */
export function StillMissing({ user, company }: { user: User; company: Company | null }) {
  const blanks = blanksOf(user, company);
  if (blanks.length === 0) return null;
  return (
    <section className={classes.missing} aria-labelledby="still-missing">
      <h2 id="still-missing">{t`Not given yet`}</h2>
      <ul>
        {blanks.map((blank) => (
          <li key={blank}>
            <a href={places[blank]}>{names[blank]}</a>
          </li>
        ))}
      </ul>
      <p>{t`You can bid without them. A lot, a deposit or a sale that needs one asks for it.`}</p>
    </section>
  );
}

/** The address of an account that has none; a link proves it. */
export function GiveEmail() {
  const { revalidate } = useRevalidator();
  const form = useForm({ initialValues: { email: "" } });
  const give = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(accounts.giveEmail, { body });
      toast.success(t`A link to confirm your email is on its way`);
      await revalidate();
    });
  return (
    <form noValidate id="give-email" className={classes.giveEmail} onSubmit={form.onSubmit(give)}>
      <TextInput
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        description={t`For invoices and notices. We send a link that confirms it.`}
        {...form.getInputProps("email")}
      />
      <SubmitButton busy={form.submitting} main={false}>{t`Add email`}</SubmitButton>
    </form>
  );
}
