import type { EnquiryMember } from "@rebale/contract/enquiries/enquiries";
import { Link } from "react-router";
import { t } from "ttag";
import { Chip } from "../../../shared/office/chip.tsx";
import { accountTypes } from "../../../shared/office/code-names.rules.ts";
import classes from "./enquiry.module.css";

const lotsOf = (n: number) => (n === 1 ? t`1 lot` : t`${n} lots`);
const SAME = { email: t`email`, mobile: t`mobile` } as const;

/** Members whose email or mobile the enquiry has: who it may be. */
export function Members({ members }: { members: readonly EnquiryMember[] }) {
  if (members.length === 0) return null;
  return (
    <section className={classes.members} aria-label={t`Members with this email or mobile`}>
      {members.map(({ _id, name, type, company, same, lots, bids }) => (
        <div key={_id}>
          <p>
            <Link to={`/admin/user/${_id}`}>{name}</Link> <Chip>{accountTypes[type]}</Chip>
          </p>
          <p className={classes.by}>
            {company && <Link to={`/admin/company/${company._id}`}>{company.name}</Link>}
            <span>{lotsOf(lots)}</span>
            <span>{t`bids on ${lotsOf(bids)}`}</span>
          </p>
          <p className={classes.by}>
            {t`Same ${same.map((of) => SAME[of]).join(t` and `)}. Anyone may type it: nobody has proven it.`}
          </p>
        </div>
      ))}
    </section>
  );
}
