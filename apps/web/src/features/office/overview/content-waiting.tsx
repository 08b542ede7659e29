import type { DataOf } from "@rebale/contract";
import type { contentWaiting } from "@rebale/contract/office";
import { Link } from "react-router";
import { t } from "ttag";
import { date } from "../../../lib/formatting/formatting.ts";
import classes from "./overview.module.css";

type Waiting = DataOf<typeof contentWaiting>;
type Kind = Waiting["hindi_missing"][number]["kind"];

const KINDS: Readonly<Record<Kind, { name: string; to: string }>> = {
  policy: { name: t`Policy`, to: "/admin/policies" },
  post: { name: t`Post`, to: "/admin/blogs" },
  category: { name: t`Category`, to: "/admin/categories" },
  sub_category: { name: t`Kind of goods`, to: "/admin/categories" },
  testimonial: { name: t`Testimonial`, to: "/admin/testimonials" },
  banner: { name: t`Banner`, to: "/admin/banners" },
};

interface Text {
  readonly kind: Kind;
  readonly id: string;
  readonly title: string;
  readonly on?: string;
}

/** Texts, each leading to its list. */
export function Texts({ texts, none }: { texts: readonly Text[]; none: string }) {
  if (texts.length === 0) return <p>{none}</p>;
  return (
    <ul className={classes.open}>
      {texts.map(({ kind, id, title, on }) => (
        <li key={`${kind} ${id}`}>
          <Link to={KINDS[kind].to} className={classes.text}>
            <span>
              <b>{title}</b>
              <small>{KINDS[kind].name}</small>
            </span>
            {on && <small>{date(`${on}T12:00:00Z`)}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
