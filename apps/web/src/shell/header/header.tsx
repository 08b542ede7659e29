import { Link } from "react-router";
import { t } from "ttag";
import IconMenu2 from "~icons/tabler/menu-2";
import { useSession } from "../../lib/session/session.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { Disclosure } from "../../ui/tabs/disclosure.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { useScrolled } from "../use-scrolled.ts";
import classes from "./header.module.css";
import { HeaderActions } from "./header-actions.tsx";
import { MainMenu } from "./main-menu.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

/**
 * S2.21 to S2.26. On the server everybody is a visitor; the member's header follows with the
 * scripts.
 */
export function Header({ phone, working }: { phone: string | null; working: boolean }) {
  const session = useSession();
  const scrolled = useScrolled();
  return (
    <header
      className={classes.header}
      data-scrolled={scrolled || undefined}
      data-working={working || undefined}
    >
      <div className={`wide ${classes.bar}`}>
        <Link to="/" className={classes.brand} aria-label={t`Rebale, home`}>
          <BrandMark size={32} />
          <span>Rebale</span>
        </Link>
        <nav className={classes.desktop} aria-label={t`Main`}>
          <MainMenu session={session} working={working} />
        </nav>
        <div className={classes.end}>
          <div className={classes.actions}>
            <HeaderActions session={session} />
          </div>
          <LanguageSwitch />
          <ProfileMenu session={session} />
          <Disclosure
            className={classes.mobile}
            label={<IconMenu2 size={26} aria-hidden />}
            aria-label={t`Menu`}
          >
            <nav className={classes.drawer} aria-label={t`Main, small screen`}>
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
          </Disclosure>
        </div>
      </div>
    </header>
  );
}
