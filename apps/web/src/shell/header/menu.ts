import { t } from "ttag";
/** S2.21: the main menu; Home goes to the dashboard for who is logged in. */
export const mainMenu = [
  { to: "/", text: t`Home` },
  { to: "/aboutus", text: t`About Us` },
  { to: "/are-selling", text: t`Live Listings` },
  { to: "services", text: t`Services` },
  { to: "/how_we_do_it", text: t`How we do it` },
  { to: "/contactus", text: t`Contact` },
] as const;

export const services = [
  { to: "/waste-management", text: t`Waste Management` },
  { to: "/epr", text: t`EPR` },
  { to: "/awarenessdrive", text: t`Awareness Drive` },
  { to: "/collection", text: t`Collection` },
  { to: "/compliance", text: t`Compliance` },
] as const;

/** S2.33 */
export const footerMenu = [
  { to: "/", text: t`Home` },
  { to: "/aboutus", text: t`About Us` },
  { to: "/how_we_do_it", text: t`How We Do It` },
  { to: "/contactus", text: t`Contact Us` },
] as const;
