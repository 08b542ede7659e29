import type { EnquiryMember } from "@rebale/contract/enquiries/enquiries";
import { Link } from "react-router";
import { Chip } from "../../../shared/office/chip.tsx";
import classes from "./enquiry.module.css";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const SAME = { email: "email", mobile: "mobile" } as const;

/** Members whose email or mobile the enquiry has: who it may be. */
export function Members({ members }: { members: readonly EnquiryMember[] }) {
  if (members.length === 0) return null;
  return (
    <section className={classes.members} aria-label="Members with this email or mobile">
      {members.map(({ _id, name, type, company, same, lots, bids }) => (
        <div key={_id}>
          <p>
            <Link to={`/admin/user/${_id}`}>{name}</Link> <Chip>{type}</Chip>
          </p>
          <p className={classes.by}>
            {company && <Link to={`/admin/company/${company._id}`}>{company.name}</Link>}
            <span>{count(lots, "lot", "lots")}</span>
            <span>bids on {count(bids, "lot", "lots")}</span>
          </p>
          <p className={classes.by}>
            Same {same.map((of) => SAME[of]).join(" and ")}. Anyone may type it: nobody has proven
            it.
          </p>
        </div>
      ))}
    </section>
  );
}
