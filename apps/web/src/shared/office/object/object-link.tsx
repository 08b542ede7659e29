import { type ObjectKind, readsObject } from "@rebale/contract/office/object-kinds";
import { Link } from "react-router";
import type { Side } from "../../goods/side.ts";
import { useMay } from "../session/office-session.ts";
import classes from "./object.module.css";
import { placeOf } from "./places.rules.ts";

interface Props {
  kind: ObjectKind;
  /** Null of who has no page. */
  id: string | null | undefined;
  children: React.ReactNode;
}

/** A name that leads to its page; only the name for who may not open that. */
export function ObjectLink({ kind, id, children }: Props) {
  const may = useMay()(readsObject[kind]);
  if (!id || !may) return <>{children}</>;
  return (
    <Link to={placeOf(kind, id)} className={classes.link}>
      {children}
    </Link>
  );
}

/** A side of a sale: its company, or the member who acts for none. */
export const PartyLink = ({
  company,
  user,
  children,
}: {
  company: string | null | undefined;
  user: string | undefined;
  children: React.ReactNode;
}) =>
  company ? (
    <ObjectLink kind="company" id={company}>
      {children}
    </ObjectLink>
  ) : (
    <ObjectLink kind="user" id={user}>
      {children}
    </ObjectLink>
  );

/** A row that names both sides of a sale, with whose page each has. */
export type WithSides = Record<Side | `${Side}_user_id`, string> &
  Record<`${Side}_company_id`, string | null>;

export const SideLink = ({ of, side }: { of: WithSides; side: Side }) => (
  <PartyLink company={of[`${side}_company_id`]} user={of[`${side}_user_id`]}>
    {of[side]}
  </PartyLink>
);
