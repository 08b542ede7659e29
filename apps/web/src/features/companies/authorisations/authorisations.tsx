import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Authorisation, Capacity } from "@rebale/contract/authorisations";
import type { Company } from "@rebale/contract/companies";
import { useState } from "react";
import { t } from "ttag";
import { quantity } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "../company.module.css";
import { AuthorisationRow } from "./authorisation-row.tsx";
import own from "./authorisations.module.css";
import { SendAuthorisation } from "./send-authorisation.tsx";

interface Props {
  company: Company;
  authorisations: readonly Authorisation[];
  capacities: readonly Capacity[];
}

/** The company's authorisations, the rest for this year, and the way to add one. */
export function Authorisations({ company, authorisations, capacities }: Props) {
  const [sending, setSending] = useState(false);
  const keeps = company.role === "owner" || company.role === "manager";
  return (
    <section className={classes.card} id="authorisations">
      <h2>{t`Authorisations`}</h2>
      <p>
        {t`Some lots are only for companies with a CPCB registration, an SPCB consent or a HOWM authorisation for the material. Send yours with its document; our team checks it.`}
      </p>
      {capacities.length > 0 && <Capacities capacities={capacities} />}
      {authorisations.length > 0 ? (
        <ul className={classes.users}>
          {authorisations.map((authorisation) => (
            <AuthorisationRow
              key={authorisation._id}
              authorisation={authorisation}
              mayWithdraw={keeps}
            />
          ))}
        </ul>
      ) : (
        !sending && <p>{t`None sent yet.`}</p>
      )}
      {sending && <SendAuthorisation onDone={() => setSending(false)} />}
      {keeps && !sending && (
        <Group justify="flex-end" gap={10} mt={20}>
          <PlainButton kind="brand" onClick={() => setSending(true)}>
            {t`Add an authorisation`}
          </PlainButton>
        </Group>
      )}
    </section>
  );
}

/** How much of each stream's capacity is used this financial year, as bars with their figures. */
const Capacities = ({ capacities }: { capacities: readonly Capacity[] }) => (
  <ul className={own.capacities} aria-label={t`Capacity this financial year`}>
    {capacities.map(({ stream, financial_year, capacity_kg, used_kg, remaining_kg }) => (
      <li key={stream}>
        <b>{t`${streamNames[stream]} in ${financial_year}`}</b>
        <meter
          min={0}
          max={capacity_kg}
          value={used_kg}
          aria-label={t`${streamNames[stream]}: used ${quantity(used_kg, "kg")} of ${quantity(capacity_kg, "kg")}`}
        />
        <span className="figures">
          {t`${quantity(remaining_kg, "kg")} left of ${quantity(capacity_kg, "kg")}; won and leading: ${quantity(used_kg, "kg")}`}
        </span>
      </li>
    ))}
  </ul>
);
