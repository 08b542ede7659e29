import { Link, useLocation } from "react-router";
import { jt, t } from "ttag";
import IconUser from "~icons/tabler/user";
import { removeSession, type Session } from "../../lib/session/session.ts";
import { unreadProps, useUnread, useUnreadStream } from "../../lib/unread/unread.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Disclosure } from "../../ui/tabs/disclosure.tsx";
import badge from "../../ui/unread.module.css";
import classes from "./header.module.css";

/** S2.23 and S2.25. */
export function ProfileMenu({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const unread = useUnread();
  useUnreadStream();
  const leave = async () => {
    // Without a line the member is forgotten here.
    await import("../../lib/api/browser.ts").then(
      ({ signOut }) => signOut(),
      () => removeSession(),
    );
    if (pathname === "/") location.reload();
    else location.assign("/");
  };

  if (!session.token)
    return (
      <Disclosure
        className={classes.profile}
        label={<IconUser size={24} aria-hidden />}
        aria-label={t`Login`}
      >
        <ul className={classes.submenu}>
          <li>
            <Link to="/login/seller">{t`Login as Seller`}</Link>
          </li>
          <li>
            <Link to="/login/buyer">{t`Login as Buyer`}</Link>
          </li>
        </ul>
      </Disclosure>
    );
  return (
    <Disclosure
      className={classes.profile}
      label={
        <span className={`${classes.badged} ${badge.unread}`} {...unreadProps(unread)}>
          <Avatar image={session.profileImage} size={40} />
        </span>
      }
      aria-label={t`Profile`}
    >
      <div className={classes.submenu}>
        <div className={classes.greeting}>
          <Avatar image={session.profileImage} size={40} />
          <span>
            {session.name ? jt`Hello, ${<strong key="name">{session.name}</strong>}` : t`Hello`}
          </span>
        </div>
        <ul>
          <li>
            {session.type === "admin" ? (
              <a href="/admin">{t`Profile`}</a>
            ) : (
              <Link to="/dashboard">{t`Profile`}</Link>
            )}
          </li>
          {session.type !== "admin" && (
            <li>
              <Link to="/company">{t`Company`}</Link>
            </li>
          )}
          {session.type !== "admin" && (
            <li>
              <Link to="/wallet">{t`Wallet`}</Link>
            </li>
          )}
          {session.type !== "admin" && (
            <li>
              <Link to="/dashnotifications" className={badge.unread} {...unreadProps(unread)}>
                {t`Notifications`}
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={leave}>
              {t`Logout`}
            </button>
          </li>
        </ul>
      </div>
    </Disclosure>
  );
}
