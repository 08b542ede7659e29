import { NavLink, useLocation } from "react-router";
import { t } from "ttag";
import IconLogout from "~icons/tabler/logout";
import { signOut } from "../../../lib/api/browser.ts";
import type { Session } from "../../../lib/session/session.ts";
import { unreadProps, useUnread } from "../../../lib/unread/unread.ts";
import { accountMenu } from "../../../shared/menus/account-menu.ts";
import { useInvited } from "../../../shared/menus/use-invited.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import badge from "../../../ui/unread.module.css";
import classes from "./layout.module.css";

/** S2.44; on a phone its entries stand in the header's menu. */
export function SideMenu({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const unread = useUnread();
  const isInvited = useInvited(session);
  return (
    <aside className={classes.side}>
      <div className={classes.who}>
        <Avatar image={session.profileImage} size={48} />
        <span>
          <strong>{session.token ? session.name || t`Member` : "…"}</strong>
          {session.type && (session.type === "seller" ? t`Seller` : t`Buyer`)}
        </span>
      </div>
      <nav aria-label={t`Dashboard`}>
        <ul className={classes.menu}>
          {accountMenu(session.type, isInvited).map(({ to, text, icon: Icon, also, called }) => (
            <li key={to}>
              <NavLink
                to={to}
                data-active={also?.includes(pathname) || undefined}
                className={badge.unread}
                {...(to === "/dashnotifications" && unreadProps(unread))}
              >
                <Icon size={22} stroke={1.7} aria-hidden />
                <span data-called={called}>{text}</span>
              </NavLink>
            </li>
          ))}
          <li className={classes.leave}>
            <Logout />
          </li>
        </ul>
      </nav>
    </aside>
  );
}

/** Clears local storage and goes home. */
export function Logout() {
  const leave = async () => {
    await signOut();
    location.assign("/");
  };
  return (
    <button type="button" onClick={() => void leave()}>
      <IconLogout size={22} stroke={1.7} aria-hidden />
      {t`Logout`}
    </button>
  );
}
