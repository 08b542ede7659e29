import type { Authorisation, Capacity } from "@rebale/contract/authorisations";
import type { Company } from "@rebale/contract/companies";
import { useState } from "react";
import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "../company.module.css";
import { AuthorisationRow } from "./authorisation-row.tsx";
import { Capacities } from "./capacities.tsx";
import { SendAuthorisation } from "./send-authorisation.tsx";

interface Props {
  company: Company;
  authorisations: readonly Authorisation[];
  capacities: readonly Capacity[];
}

/** What the company may handle, what is left of it this year, and how to add to it. */
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
        <div className={classes.actions}>
          <PlainButton kind="brand" onClick={() => setSending(true)}>
            {t`Add an authorisation`}
          </PlainButton>
        </div>
      )}
    </section>
  );
}
