import { NavLink } from "react-router";
import IconChevronDown from "~icons/tabler/chevron-down";
import type { Session } from "../../lib/session/session.ts";
import { Disclosure } from "../../ui/tabs/disclosure.tsx";
import classes from "./header.module.css";
import { mainMenu, services } from "./menu.ts";

export function MainMenu({
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
