import { t } from "ttag";
import IconBrandWhatsapp from "~icons/tabler/brand-whatsapp";
import IconMail from "~icons/tabler/mail";
import IconPhone from "~icons/tabler/phone";
import classes from "./contact.module.css";

const digits = (phone: string) => phone.replace(/\D/g, "");

const cards = [
  {
    of: "Mobile",
    title: t`Mobile`,
    icon: IconPhone,
    does: t`Call us`,
    href: (value: string) => `tel:${value.replace(/[^\d+]/g, "")}`,
  },
  {
    of: "Email",
    title: t`Email`,
    icon: IconMail,
    does: t`Write to us`,
    href: (value: string) => `mailto:${value}`,
  },
  {
    of: "Whatsapp",
    title: t`Whatsapp`,
    icon: IconBrandWhatsapp,
    does: t`Send a message`,
    href: (value: string) => `https://wa.me/${digits(value)}`,
  },
] as const;

/** S2.52, S3.3: what the office has entered; a card without a value is left out. */
export function ContactCards({
  media,
}: {
  media: readonly { title: string; media_value: string }[];
}) {
  return (
    <ul className={classes.cards}>
      {cards.map(({ of, title, icon: Icon, does, href }) => {
        const value = media.find((item) => item.title === of)?.media_value;
        if (!value) return null;
        return (
          <li key={of}>
            <a href={href(value)} className={classes.card}>
              <span className={classes.icon}>
                <Icon size={28} aria-hidden />
              </span>
              <span className={classes.what}>
                <b>{title}</b>
                <span className="figures">{value}</span>
                <small>{does}</small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
