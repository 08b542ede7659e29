import type { Company } from "@rebale/contract/companies";
import { Link } from "react-router";
import { t } from "ttag";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { duration } from "../../lib/formatting/relative-time.ts";
import { WithDates } from "../../ui/with-dates.tsx";
import classes from "./company.module.css";
import { paperNames } from "./papers/paper-labels.ts";

type Status = Company["status"];
const names: Readonly<Record<Status, string>> = {
  unverified: t`Not verified yet`,
  submitted: t`Being checked`,
  correction_asked: t`Correction needed`,
  verified: t`Verified`,
  suspended: t`Suspended`,
};
export const StatusBadge = ({ status }: { status: Status }) => (
  <span className={classes.status} data-status={status}>
    {names[status]}
  </span>
);

const fieldNames: Readonly<Record<string, string>> = {
  ...paperNames,
  name: t`Name`,
  business_name: t`Business Name`,
  pan: t`PAN card`,
  entity: t`Kind of company`,
  gst_number: t`GST number`,
  address: t`Address`,
  account_no: t`Account number`,
  ifsc: t`IFSC`,
};

/** Our team's requests, in its own words, by the field or paper that each is about. */
export function Reasons({ reasons }: { reasons: Company["reasons"] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ path, msg }) => (
        <li key={`${path} ${msg}`}>
          {fieldNames[path] && <strong>{fieldNames[path]}: </strong>}
          {msg}
        </li>
      ))}
    </ul>
  );
}

interface StandingProps {
  company: Company;
  /** Hours that such checks took lately; null where nobody can say. */
  checksTake: number | null;
}

/** Where the company stands, and what comes next. */
export function Standing({ company: { status, reasons }, checksTake }: StandingProps) {
  return (
    <div className={classes.standing} data-status={status} role="status">
      <StatusBadge status={status} />
      <p>
        {next[status]}{" "}
        {checksTake !== null && t`Lately a check took about ${duration(checksTake * 3600)}.`}
      </p>
      <Reasons reasons={reasons} />
    </div>
  );
}

/** That it may not bid for now, until when and why. */
export function Barred({ company: { barred } }: { company: Company }) {
  if (!barred) return null;
  const { until_at } = barred;
  return (
    <div className={classes.standing} data-status="suspended" role="status">
      <strong>{t`Not allowed to bid`}</strong>
      <p>
        <WithDates>
          {until_at
            ? t`Your company may not bid until ${dateTime(until_at)}.`
            : t`Your company may not bid until Rebale’s office allows it again.`}
        </WithDates>{" "}
        {barCauses[barred.why]} {t`What you have bought or sold goes on as agreed.`}
      </p>
      <p>
        <Link to="/contactus">{t`Contact us`}</Link>
      </p>
    </div>
  );
}

const barCauses = {
  buyer_defaulted: t`It did not pay for what it had bought, or did not lift it.`,
  seller_failed: t`It did not keep a sale that it had made.`,
  owes_money: t`It owes the market money: a payment was taken back by its bank.`,
  office: t`Rebale’s office has decided so; ask us why.`,
} as const;

const next: Readonly<Record<Status, string>> = {
  unverified: t`Send your company’s papers below and our team will check them.`,
  submitted: t`Our team is checking your papers. You can still send a newer one.`,
  correction_asked: t`Please correct what our team lists here. We will then check again.`,
  verified: t`Our team has checked your company’s papers.`,
  suspended: t`Your company can neither bid nor list lots. Please contact us.`,
};
