import { Link, useLocation, useNavigate } from "react-router";
import { t } from "ttag";
import IconChevronUp from "~icons/tabler/chevron-up";
import IconExternalLink from "~icons/tabler/external-link";
import IconLogout from "~icons/tabler/logout";
import IconUserCircle from "~icons/tabler/user-circle";
import { officeRoles } from "../../../shared/office/code-names.rules.ts";
import type { Entry } from "../../../shared/office/menu/entry.ts";
import { isAt, menuFor, waitingAt } from "../../../shared/office/menu/menu.ts";
import { own } from "../../../shared/office/menu/own.ts";
import { leaveOffice } from "../../../shared/office/session/office-api.ts";
import { useMay, useOfficeSession } from "../../../shared/office/session/office-session.ts";
import { type Counts, rememberCounts } from "../../../shared/office/waiting-counts.ts";
import { LanguageLink } from "../../../ui/language-link.tsx";
import { SiteVersion } from "../../../ui/layout/site-version.tsx";
import { Disclosure } from "../../../ui/tabs/disclosure.tsx";
import classes from "./side-menu.module.css";

export function SideMenu({ counts, onChoice }: { counts: Counts | null; onChoice?: () => void }) {
  const session = useOfficeSession();
  const navigate = useNavigate();
  const may = useMay();
  const leave = async () => {
    await leaveOffice();
    rememberCounts(null);
    void navigate("/admin/login");
  };
  return (
    <nav className={classes.menu} aria-label={t`Office`}>
      {menuFor(may).map(({ title, entries }) => (
        <div key={title ?? "first"} className={classes.group}>
          {title && <h2>{title}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink {...entry} count={waitingAt(entry, counts, may)} onClick={onChoice} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Disclosure
        className={classes.foot}
        label={
          <>
            <IconUserCircle width={20} height={20} aria-hidden />
            {session.state === "in" && session.name}
            <IconChevronUp className={classes.chevron} width={18} height={18} aria-hidden />
          </>
        }
      >
        {session.state === "in" && session.role && (
          <span
            className={classes.who}
          >{t`Signed in as ${officeRoles[session.role].toLowerCase()}`}</span>
        )}
        <SiteVersion className={classes.who} />
        {own.map((entry) => (
          <MenuLink key={entry.to} {...entry} count={0} onClick={onChoice} />
        ))}
        <LanguageLink className={classes.link} />
        <a href="/" className={classes.link}>
          <IconExternalLink size={20} aria-hidden /> {t`View the site`}
        </a>
        <button type="button" className={classes.link} onClick={() => void leave()}>
          <IconLogout size={20} aria-hidden /> {t`Sign out`}
        </button>
      </Disclosure>
    </nav>
  );
}

/** A badge has no room for more. */
const MAX_SHOWN = 999;

function MenuLink({ count, onClick, ...entry }: Entry & { count: number; onClick?: () => void }) {
  const { to, title, icon: Icon } = entry;
  const isHere = isAt(entry, useLocation().pathname);
  return (
    <Link
      to={to}
      aria-current={isHere ? "page" : undefined}
      className={classes.link}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
      {title}
      {count > 0 && (
        <span className={`${classes.count} figures`}>
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
          <span className="unseen"> {t`waiting`}</span>
        </span>
      )}
    </Link>
  );
}
