import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Award } from "@rebale/contract/awards";
import type { Site } from "@rebale/contract/companies";
import { Link, useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { awards } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { named } from "../../../lib/names/named.ts";
import classes from "../../../shared/goods/goods.module.css";
import award from "../../../shared/goods/sale.module.css";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

const OPEN: ReadonlySet<Award["state"]> = new Set(["payment_due", "overdue", "paid", "lifting"]);
/** The invoice is made with these: nothing of it changes once a truck is weighed. */
const isOpen = ({ state, trips }: Award) =>
  OPEN.has(state) && trips.every(({ tare_kg }) => tare_kg === null);

interface Props {
  award: Award;
  sites: readonly Site[];
  may: boolean;
}

/** Which of the buyer's sites is invoiced, and where the goods go. */
export function Places({ award: sale, sites, may }: Props) {
  const isChosen = sale.bill_to_site_id !== null || sale.ship_to_site_id !== null;
  if (!isOpen(sale) && !isChosen) return null;
  const nameOf = (id: string | null) =>
    sites.find(({ _id }) => _id === id)?.name ?? t`The company’s registered address`;
  return (
    <section className={award.card}>
      <h2>{t`Bill to and ship to`}</h2>
      {!may || !isOpen(sale) ? (
        <dl className={classes.facts}>
          <div>
            <dt>{t`Bill to`}</dt>
            <dd>{nameOf(sale.bill_to_site_id)}</dd>
          </div>
          <div>
            <dt>{t`Ship to`}</dt>
            <dd>{nameOf(sale.ship_to_site_id)}</dd>
          </div>
        </dl>
      ) : sites.length === 0 ? (
        <p>
          {t`The invoice goes to your company’s registered address. Add a site to have it, or the goods, somewhere else.`}{" "}
          <Link to="/company">{t`Add a site`}</Link>
        </p>
      ) : (
        <Choice sale={sale} sites={sites} />
      )}
    </section>
  );
}

function Choice({ sale, sites }: { sale: Award; sites: readonly Site[] }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { bill: sale.bill_to_site_id ?? "", ship: sale.ship_to_site_id ?? "" },
  });
  const send = ({ bill, ship }: typeof form.values) =>
    sendForm(
      {
        setErrors: ({ bill_to_site_id: bill = "", ship_to_site_id: ship = "" }) =>
          form.setErrors({ bill, ship }),
      },
      async () => {
        await api.call(awards.setPlaces, {
          params: { id: sale._id },
          body: { bill_to_site_id: bill || null, ship_to_site_id: ship || null },
        });
        form.resetDirty();
        toast.success(t`Saved. The taxes are counted anew.`);
        await revalidate();
      },
    );
  const choices = [
    { value: "", label: t`The company’s registered address` },
    ...sites.map(({ _id, name, city, gstin }) => ({
      value: _id,
      label: [name, named(city), gstin].filter(Boolean).join(", "),
    })),
  ];
  return (
    <form noValidate className={award.form} onSubmit={form.onSubmit(send)}>
      <p>{t`Until the first truck is weighed you choose whose GST number the invoice has, and where the goods go.`}</p>
      <NativeSelect
        label={t`Bill to`}
        autoComplete="off"
        data={choices}
        {...form.getInputProps("bill")}
      />
      <NativeSelect
        label={t`Ship to`}
        autoComplete="off"
        data={choices}
        {...form.getInputProps("ship")}
      />
      {form.isDirty() && (
        <div className={classes.buttons}>
          <SubmitButton busy={form.submitting} variant="default">
            {t`Save`}
          </SubmitButton>
        </div>
      )}
    </form>
  );
}
