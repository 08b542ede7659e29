import type { Irregularity } from "@rebale/contract/irregularities";
import { Link } from "react-router";
import { t } from "ttag";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import classes from "./irregularities.module.css";

const verbs = {
  buyer: t`deactivate, or bar the company`,
  seller: t`deactivate, or bar the company`,
  admin: t`change the role, or remove`,
} as const;

/** Where a finding is acted on: accounts and their companies, bids of its lots. */
export function ActionLinks({
  irregularity: { accounts, evidence },
}: {
  irregularity: Irregularity;
}) {
  const lots = new Map(evidence.flatMap(({ lot }) => (lot ? [[lot._id, lot.title]] : [])));
  return (
    <ul className={classes.accounts} aria-label={t`What you can do`}>
      {accounts.map(({ _id, name, type }) => (
        <li key={_id}>
          <Link to={type === "admin" ? "/admin/team" : placeOf("user", _id)}>
            {name}: {verbs[type]}
          </Link>
        </li>
      ))}
      {[...lots].map(([id, title]) => (
        <li key={id}>
          <Link to={placeOf("lot", id)}>{t`${title}: void a bid`}</Link>
        </li>
      ))}
    </ul>
  );
}
