import type { PolicyEntry } from "@rebale/contract/content";
import { Link } from "react-router";
import { t } from "ttag";
import type { z } from "zod";
import IconBrandFacebook from "~icons/tabler/brand-facebook";
import IconBrandInstagram from "~icons/tabler/brand-instagram";
import IconBrandLinkedin from "~icons/tabler/brand-linkedin";
import { BrandMark } from "../ui/brand-mark.tsx";
import { SiteVersion } from "../ui/layout/site-version.tsx";
import classes from "./footer.module.css";
import { footerMenu } from "./header/menu.ts";

type Media = { title: string; media_value: string }[];
type Policies = z.output<typeof PolicyEntry>[];

interface Props {
  contact: Media | null;
  social: Media | null;
  policies: Policies | null;
}

export function Footer({ working, ...shown }: Props & { working: boolean }) {
  return working ? <ShortFooter /> : <FullFooter {...shown} />;
}

/** Below the pages that members work on. */
const ShortFooter = () => (
  <footer className={`wide ${classes.short}`}>
    <span>{t`© Rebale. Prices are in Indian rupees, without GST unless a lot says otherwise.`}</span>
    <SiteVersion className={classes.version} />
    <Link to="/contactus">{t`Contact Us`}</Link>
  </footer>
);

/** S2.33 */
function FullFooter({ contact, social, policies }: Props) {
  return (
    <footer className={classes.footer}>
      <div className={`wide ${classes.columns}`}>
        <section className={classes.about}>
          <Link to="/" className={classes.brand} aria-label={t`Rebale, home`}>
            <BrandMark size={36} />
            <span>Rebale</span>
          </Link>
          <p>{t`A secure, user-friendly platform for seamless scrap transactions and management.`}</p>
          {social && <SocialLinks items={social} />}
        </section>
        <nav aria-labelledby="footer-navigate">
          <h2 id="footer-navigate">{t`Navigate`}</h2>
          <ul>
            {footerMenu.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-policy">
          <h2 id="footer-policy">{t`Policy`}</h2>
          {policies === null && <p>{t`The policies could not be loaded.`}</p>}
          <ul>
            {policies
              ?.filter(({ title, url }) => title !== "About Us" && url !== "about-us")
              .map(({ url, title }) => (
                <li key={url}>
                  <Link to={`/${url}`}>{title}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{t`Contact`}</h2>
          {contact === null && <p>{t`The contact details could not be loaded.`}</p>}
          <ul>
            {contact?.map((item) => (
              <ContactLine key={item.title} {...item} />
            ))}
          </ul>
        </section>
      </div>
      <div className={`wide ${classes.legal}`}>
        <span>
          {t`© Rebale. Prices are in Indian rupees, without GST unless a lot says otherwise.`}{" "}
          <Link to="/price-board">{t`Price board`}</Link> <Link to="/events">{t`Events`}</Link>
        </span>
        <SiteVersion className={classes.version} />
      </div>
    </footer>
  );
}

function ContactLine({ title, media_value: value }: { title: string; media_value: string }) {
  if (title === "Whatsapp") return null;
  if (title === "Email")
    return (
      <li>
        <a href={`mailto:${value}`}>{value}</a>
      </li>
    );
  if (title === "Mobile")
    return (
      <li>
        <a href={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</a>
      </li>
    );
  return <li className={classes.address}>{value}</li>;
}

/** The Twitter entry stays hidden (S2.33). */
const icons: Partial<Record<string, typeof IconBrandFacebook>> = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  Linkedin: IconBrandLinkedin,
};

function SocialLinks({ items }: { items: { title: string; media_value: string }[] }) {
  return (
    <ul className={classes.social}>
      {items.map(({ title, media_value }) => {
        const Icon = icons[title];
        return Icon && /^https?:\/\//.test(media_value) ? (
          <li key={title}>
            <a href={media_value} aria-label={title} target="_blank" rel="noopener noreferrer">
              <Icon size={22} aria-hidden />
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}
