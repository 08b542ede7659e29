/** S2.21: the main menu; Home goes to the dashboard for who is logged in. */
export const mainMenu = [
  { to: "/", text: "Home" },
  { to: "/aboutus", text: "About Us" },
  { to: "/are-selling", text: "Live Listings" },
  { to: "services", text: "Services" },
  { to: "/how_we_do_it", text: "How we do it" },
  { to: "/contactus", text: "Contact" },
] as const;

export const services = [
  { to: "/waste-management", text: "Waste Management" },
  { to: "/epr", text: "EPR" },
  { to: "/awarenessdrive", text: "Awareness Drive" },
  { to: "/collection", text: "Collection" },
  { to: "/compliance", text: "Compliance" },
] as const;

/** S2.33 */
export const footerMenu = [
  { to: "/", text: "Home" },
  { to: "/aboutus", text: "About Us" },
  { to: "/how_we_do_it", text: "How We Do It" },
  { to: "/contactus", text: "Contact Us" },
] as const;
