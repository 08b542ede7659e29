import type { User } from "@rebale/contract/accounts";
import { t } from "ttag";
import { date } from "../../../lib/formatting/formatting.ts";
import classes from "./profile.module.css";
import { StoredDocument } from "./stored-document.tsx";

/** Papers are fetched only when somebody looks: they are private and may be large. */
export function DocumentTab({
  user: { documents, login_type },
  shown,
}: {
  user: User;
  shown: boolean;
}) {
  const {
    pancard,
    incorporation_certificate: incorporation,
    gst_certificate: gst,
    bank,
  } = documents;
  const born = incorporation.date_of_incorporation;
  const account: [string, string | null][] = [
    [t`Bank name`, bank.bank_name],
    ...(login_type.isBuyer ? [[t`Branch name`, bank.branch_name] as [string, string | null]] : []),
    [t`Account number`, bank.account_no],
    ["IFSC", bank.ifsc],
  ];
  return (
    <>
      <div className={classes.documents}>
        <StoredDocument
          title={t`PAN card`}
          number={pancard.number}
          file={pancard.image}
          field="panimage"
          shown={shown}
        />
        <StoredDocument
          title={t`GST certificate`}
          number={gst.number}
          file={gst.image}
          field="gst_image"
          shown={shown}
        />
        <StoredDocument
          title={t`Incorporation certificate`}
          number={born && t`Incorporated ${date(born)}`}
          file={incorporation.image}
          field="doi"
          shown={shown}
        />
      </div>
      <h2 className={classes.subtitle}>{t`Bank`}</h2>
      <dl className={classes.facts}>
        {account.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t`Not given`}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        {t`To correct a number, please write to us: numbers are checked by our team.`}
      </p>
    </>
  );
}
