import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Award } from "@rebale/contract/awards";
import type { Site } from "@rebale/contract/companies";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { awards } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { named } from "../../../lib/names/named.ts";
import classes from "../../../shared/goods/goods.module.css";
import award from "../../../shared/goods/sale.module.css";

const OPEN: ReadonlySet<Award["state"]> = new Set(["payment_due", "overdue", "paid", "lifting"]);
/** The invoice is made with these: nothing of it changes once a truck is weighed. */
const isOpen = ({ state, trips }: Award) =>
  OPEN.has(state) && trips.every(({ tare_kg }) => tare_kg === null);

interface Props {
  award: Award;
  sites: readonly Site[];
  may: boolean;
}

/** Which of the buyer's sites is invoiced, and where the goods go; only while it can be chosen. */
export function Places({ award: sale, sites, may }: Props) {
  if (!isOpen(sale)) return null;
  const nameOf = (id: string | null) =>
    sites.find(({ _id }) => _id === id)?.name ?? t`The company’s registered address`;
  return (
    <section>
      <h3>{t`Bill to and ship to`}</h3>
      {!may ? (
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

type Chosen = { readonly bill: string; readonly ship: string };
const chosenOf = (sale: Award): Chosen => ({
  bill: sale.bill_to_site_id ?? "",
  ship: sale.ship_to_site_id ?? "",
});

/** Saved as it is chosen, so that no payment goes past it; what is refused is as it was. */
function Choice({ sale, sites }: { sale: Award; sites: readonly Site[] }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(() => chosenOf(sale));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const choose = async (now: Chosen) => {
    setChosen(now);
    setErrors({});
    setBusy(true);
    let isSaved = false;
    await sendForm({ setErrors }, async () => {
      await api.call(awards.setPlaces, {
        params: { id: sale._id },
        body: { bill_to_site_id: now.bill || null, ship_to_site_id: now.ship || null },
      });
      isSaved = true;
      toast.success(t`Saved. The taxes are counted anew.`);
    });
    if (!isSaved) setChosen(chosenOf(sale));
    setBusy(false);
    await revalidate();
  };
  const choices = [
    { value: "", label: t`The company’s registered address` },
    ...sites.map(({ _id, name, city, gstin }) => ({
      value: _id,
      label: [name, named(city), gstin].filter(Boolean).join(", "),
    })),
  ];
  return (
    <div className={award.form}>
      <p>{t`Until the first truck is weighed you choose whose GST number the invoice has, and where the goods go. It is saved as you choose.`}</p>
      <NativeSelect
        label={t`Bill to`}
        autoComplete="off"
        data={choices}
        value={chosen.bill}
        disabled={busy}
        error={errors.bill_to_site_id}
        onChange={(e) => void choose({ ...chosen, bill: e.currentTarget.value })}
      />
      <NativeSelect
        label={t`Ship to`}
        autoComplete="off"
        data={choices}
        value={chosen.ship}
        disabled={busy}
        error={errors.ship_to_site_id}
        onChange={(e) => void choose({ ...chosen, ship: e.currentTarget.value })}
      />
    </div>
  );
}
