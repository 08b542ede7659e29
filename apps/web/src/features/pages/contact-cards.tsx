import { IconBrandWhatsapp, IconMail, IconPhone } from "@tabler/icons-react";
import classes from "./contact.module.css";

const digits = (phone: string) => phone.replace(/\D/g, "");

const cards = [
  {
    title: "Mobile",
    icon: IconPhone,
    does: "Call us",
    href: (value: string) => `tel:${value.replace(/\s/g, "")}`,
  },
  {
    title: "Email",
    icon: IconMail,
    does: "Write to us",
    href: (value: string) => `mailto:${value}`,
  },
  {
    title: "Whatsapp",
    icon: IconBrandWhatsapp,
    does: "Send a message",
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
      {cards.map(({ title, icon: Icon, does, href }) => {
        const value = media.find((item) => item.title === title)?.media_value;
        if (!value) return null;
        return (
          <li key={title}>
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
