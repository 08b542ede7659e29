import { Link } from "react-router";
import { date, signedRupees } from "../../../lib/formatting/formatting.ts";
import classes from "../books.module.css";

/** A row's subject: what it is, and below it its day and reference. */
export const Subject = ({
  children,
  row: { ref, dated, award_id },
  notes = [],
}: {
  children: React.ReactNode;
  row: { ref: string; dated: string; award_id?: string | null };
  notes?: readonly (string | null)[];
}) => (
  <span className={classes.subject}>
    {award_id ? <Link to={`/award/${award_id}`}>{children}</Link> : <b>{children}</b>}
    <small className="figures">
      <span className="unbroken">{date(`${dated} 00:00:00`)}</span> · {ref}
      {notes.map((note) => note && ` · ${note}`)}
    </small>
  </span>
);

/** Words and what stands below them. */
export const Two = ({
  children,
  below,
}: {
  children: React.ReactNode;
  below?: string | null | undefined;
}) => (
  <span className={classes.two}>
    {children}
    {below && <small className="figures">{below}</small>}
  </span>
);

/** A dash where there is none, so that figures that are there stand out. */
export const Rupees = ({ of }: { of: number }) => (of === 0 ? "–" : signedRupees(of));
