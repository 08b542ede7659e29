import { useState } from "react";
import { t } from "ttag";
import IconHourglass from "~icons/tabler/hourglass";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import classes from "./company.module.css";
import { NameCompany } from "./name-company.tsx";

/** What a joiner waits for, and what they can do meanwhile. */
export function Joining({ name, mayFound }: { name: string; mayFound: boolean }) {
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
      <div className={classes.actions}>
        {mayFound && (
          <PlainButton onClick={() => setFounding(true)}>{t`It is my company`}</PlainButton>
        )}
        <ButtonLink to="/are-selling" kind="brand">{t`See the auctions`}</ButtonLink>
        <ButtonLink to="/contactus" kind="quiet">{t`Contact us`}</ButtonLink>
      </div>
    </section>
  );
}
