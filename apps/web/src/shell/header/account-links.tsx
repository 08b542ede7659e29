import { NavLink, useLocation } from "react-router";
import { t } from "ttag";
import type { Session } from "../../lib/session/session.ts";
import { unreadProps, useUnread } from "../../lib/unread/unread.ts";
import { accountMenu } from "../../shared/menus/account-menu.ts";
import { useInvited } from "../../shared/menus/use-invited.ts";
import { isAt, type WorkEntry } from "../../shared/menus/work-menu.ts";
import badge from "../../ui/unread.module.css";
import classes from "./header.module.css";
import { mainMenu } from "./menu.ts";

/** The places of work that no entry below leads to. */
function onlyHere(work: readonly WorkEntry[], type: Session["type"]): readonly WorkEntry[] {
  const own = new Set([...accountMenu(type, false), ...mainMenu].map(({ to }) => to));
  return work.filter(({ to }) => !own.has(to.split("?")[0] ?? to));
}

/** In the small screen's menu: where one works, and one's own pages (S2.44). */
export default function AccountLinks({
  session,
  work,
}: {
  session: Session;
  work: readonly WorkEntry[];
}) {
  const { pathname } = useLocation();
  const unread = useUnread();
  const isInvited = useInvited(session);
  return (
    <>
      <nav className={classes.places} aria-label={t`Work, small screen`}>
        <ul>
          {onlyHere(work, session.type).map((entry) => (
            <li key={entry.to}>
              <NavLink to={entry.to} aria-current={isAt(entry, pathname) ? "page" : undefined}>
                {entry.text}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={classes.account} aria-label={t`Dashboard, small screen`}>
        <ul>
          {accountMenu(session.type, isInvited).map(({ to, text, icon: Icon, called }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={badge.unread}
                {...(to === "/dashnotifications" && unreadProps(unread))}
              >
                <Icon size={20} stroke={1.7} aria-hidden />
                <span data-called={called}>{text}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
