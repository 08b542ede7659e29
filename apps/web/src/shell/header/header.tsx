import { lazy, Suspense } from "react";
import { Link, NavLink, useLocation, useNavigate } from "react-router";
import { t } from "ttag";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconMenu2 from "~icons/tabler/menu-2";
import type { Session } from "../../lib/session/session.ts";
import { useSession } from "../../lib/session/session.ts";
import { isAt, type WorkEntry, workMenu } from "../../shared/menus/work-menu.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Optional } from "../../ui/later/optional.tsx";
import { Disclosure } from "../../ui/tabs/disclosure.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { useScrolled } from "../use-scrolled.ts";
import classes from "./header.module.css";
import { HeaderSearch } from "./header-search.tsx";
import { mainMenu, services } from "./menu.ts";
import { ProfileMenu } from "./profile-menu.tsx";

const WalletMeter = lazy(() => import("./wallet-meter.tsx"));
const WorkBar = lazy(() => import("./work-bar.tsx"));
const AccountLinks = lazy(() => import("./account-links.tsx"));

/**
 * S2.21 to S2.26. On the server everybody is a visitor; the member's header follows with the
 * scripts.
 */
export function Header({ phone, working }: { phone: string | null; working: boolean }) {
  const session = useSession();
  const scrolled = useScrolled();
  const work = workMenu(session.type);
  return (
    <header
      className={classes.header}
      data-scrolled={scrolled || undefined}
      data-working={(working && !work) || undefined}
      data-member={work ? "" : undefined}
    >
      <div className={`wide ${classes.bar}`}>
        <Link to="/" className={classes.brand} aria-label={t`Rebale, home`}>
          <BrandMark size={32} />
          <span>Rebale</span>
        </Link>
        <nav className={classes.desktop} aria-label={t`Main`}>
          {work ? <WorkMenu entries={work} /> : <MainMenu session={session} working={working} />}
        </nav>
        <div className={classes.end}>
          <HeaderSearch />
          <Meter session={session} place="bar" />
          <div className={classes.actions}>
            <HeaderActions session={session} />
          </div>
          <LanguageSwitch />
          <ProfileMenu session={session} />
          <Disclosure
            className={classes.mobile}
            label={<IconMenu2 size={26} aria-hidden />}
            aria-label={t`Menu`}
            coversPage
          >
            <Drawer session={session} work={work} phone={phone} />
          </Disclosure>
        </div>
      </div>
      {work && (
        <Optional>
          <Suspense>
            <WorkBar entries={work}>
              <Meter session={session} place="below" />
            </WorkBar>
          </Suspense>
        </Optional>
      )}
    </header>
  );
}

type Work = readonly WorkEntry[] | null;

/** All menus, one tap away from every page. */
function Drawer({ session, work, phone }: { session: Session; work: Work; phone: string | null }) {
  return (
    <div className={classes.drawer}>
      {work && (
        <Optional>
          <Suspense>
            <AccountLinks session={session} work={work} />
          </Suspense>
        </Optional>
      )}
      <nav aria-label={t`Main, small screen`}>
        <MainMenu session={session} stacked />
        <div className={classes.drawerActions}>
          <HeaderActions session={session} />
        </div>
        {phone && (
          <a className={classes.phone} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {phone}
          </a>
        )}
      </nav>
    </div>
  );
}

/** A signed-in trader's daily pages; the specification's menu is one tap away. */
function WorkMenu({ entries }: { entries: readonly WorkEntry[] }) {
  const { pathname } = useLocation();
  return (
    <ul className={classes.menu}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={isAt(entry, pathname) ? "page" : undefined}>
            {entry.text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Only a buyer has one, and it waits for its data. */
const Meter = ({ session, place }: { session: Session; place: "bar" | "below" }) =>
  session.type === "buyer" && (
    <Optional>
      <Suspense>
        <WalletMeter place={place} />
      </Suspense>
    </Optional>
  );

/** S2.22, S2.24 */
function HeaderActions({ session }: { session: Session }) {
  if (session.type === "seller") return <ButtonLink to="/sellnow">{t`Sell Now`}</ButtonLink>;
  if (session.token) return <ButtonLink to="/buyer">{t`Buy Now`}</ButtonLink>;
  return (
    <>
      <Link to="/seller" className={classes.become}>
        {t`Become Seller`}
      </Link>
      <Link to="/buyer" className={classes.become}>
        {t`Become Buyer`}
      </Link>
      <SignUp />
    </>
  );
}

/** On Home it scrolls to the sign-up section; from elsewhere it asks Home to do so after 300 ms. */
function SignUp() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (e: React.MouseEvent) => {
    e.preventDefault();
    if (pathname === "/")
      document.getElementById("sign-up")?.scrollIntoView({ behavior: "smooth" });
    else navigate("/", { state: { scrollTo: "sign-up" } });
  };
  return (
    <ButtonLink to="/#sign-up" kind="brand" onClick={go}>
      {t`Sign Up`}
    </ButtonLink>
  );
}

function MainMenu({
  session,
  stacked = false,
  working = false,
}: {
  session: Session;
  stacked?: boolean;
  /** Only what a trader goes to from work. */
  working?: boolean;
}) {
  const items = working ? mainMenu.filter(({ to }) => to === "/are-selling") : mainMenu;
  return (
    <ul className={stacked ? classes.stacked : classes.menu}>
      {items.map(({ to, text }) => (
        <li key={to}>
          {to === "services" ? (
            <Disclosure
              className={classes.services}
              label={
                <>
                  {text}
                  <IconChevronDown size={16} aria-hidden />
                </>
              }
            >
              <ul className={classes.submenu}>
                {services.map((service) => (
                  <li key={service.to}>
                    <NavLink to={service.to}>{service.text}</NavLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ) : (
            <NavLink to={to === "/" && session.token ? "/dashboard" : to} end>
              {text}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}
