import type { VisitRow } from "@rebale/contract/inspections";
import { Link } from "react-router";
import { t } from "ttag";
import IconPhone from "~icons/tabler/phone";
import { named } from "../../../lib/names/named.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import { slotDay, slotHours } from "../../../shared/goods/truck-labels.ts";
import { peopleText, visitStates, visitTone } from "../../../shared/goods/visit-labels.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import classes from "../goods/goods.module.css";
import type { Visits as Read } from "./read-visits.ts";

/** A buyer's visits to come, the pass a touch away; a seller's visitors of today. */
export function Visits({ read, seller }: { read: Read; seller: boolean }) {
  const title = seller ? t`Visitors today` : t`Your visits`;
  if ("failure" in read)
    return (
      <div className={classes.section}>
        <FailedPart what={title} error={read.failure} />
      </div>
    );
  if (read.visits.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="visits">
      <h2 id="visits">{title}</h2>
      <ul className={classes.list}>
        {read.visits.map((visit) => (
          <li key={visit._id} className={classes.card}>
            {seller ? <Expected visit={visit} /> : <Own visit={visit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const lotOf = ({ url }: VisitRow) => `/auctiondetail/${url}#inspection`;

const Own = ({ visit }: { visit: VisitRow }) => (
  <>
    <strong className="figures">
      {slotDay(visit)}
      <br />
      {slotHours(visit)}
    </strong>
    <Link to={lotOf(visit)}>{visit.title}</Link>
    <p>
      {visit.site.name}, {named(visit.site.city)}
    </p>
    <ButtonLink to={lotOf(visit)} kind="brand">
      {t`Show the pass`}
      <span className="unseen"> {visit.title}</span>
    </ButtonLink>
  </>
);

const Expected = ({ visit }: { visit: VisitRow }) => {
  const { state, title, site, visitors } = visit;
  return (
    <>
      <div className={classes.head}>
        <strong className="figures">{slotHours(visit)}</strong>
        <Mark tone={visitTone(state)}>{visitStates[state]}</Mark>
      </div>
      <Link to={lotOf(visit)}>{title}</Link>
      <p>
        {site.name} · {peopleText(visitors.length)}
      </p>
      {visitors.map(({ name, mobile }) => (
        <a key={mobile + name} className={classes.call} href={`tel:+91${mobile}`}>
          <IconPhone size={18} aria-hidden /> {name}
        </a>
      ))}
    </>
  );
};
