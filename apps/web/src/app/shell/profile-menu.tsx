import { IconUser } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { signOut } from "../../lib/api/browser.ts";
import type { Session } from "../../lib/session.ts";
import { unreadProps, useUnread, useUnreadLine } from "../../lib/unread.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import badge from "../../ui/unread.module.css";
import classes from "./header.module.css";

/** S2.23 and S2.25. */
export function ProfileMenu({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const unread = useUnread();
  useUnreadLine();
  const leave = async () => {
    await signOut();
    if (pathname === "/") location.reload();
    else location.assign("/");
  };

  if (!session.token)
    return (
      <Disclosure
        className={classes.profile}
        label={<IconUser size={24} aria-hidden />}
        aria-label="Login"
      >
        <ul className={classes.submenu}>
          <li>
            <Link to="/login/seller">Login as Seller</Link>
          </li>
          <li>
            <Link to="/login/buyer">Login as Buyer</Link>
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
      aria-label="Profile"
    >
      <div className={classes.submenu}>
        <div className={classes.greeting}>
          <Avatar image={session.profileImage} size={40} />
          <span>
            Hello, <strong>{session.name || "member"}</strong>
          </span>
        </div>
        <ul>
          <li>
            <Link to={session.type === "admin" ? "/admin" : "/dashboard"}>Profile</Link>
          </li>
          {session.type !== "admin" && (
            <li>
              <Link to="/dashnotifications" className={badge.unread} {...unreadProps(unread)}>
                Notifications
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={leave}>
              Logout
            </button>
          </li>
        </ul>
      </div>
    </Disclosure>
  );
}
