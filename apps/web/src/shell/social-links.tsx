import IconBrandFacebook from "~icons/tabler/brand-facebook";
import IconBrandInstagram from "~icons/tabler/brand-instagram";
import IconBrandLinkedin from "~icons/tabler/brand-linkedin";
import classes from "./footer.module.css";

/** The Twitter entry stays hidden (S2.33). */
const icons: Partial<Record<string, typeof IconBrandFacebook>> = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  Linkedin: IconBrandLinkedin,
};

export function SocialLinks({ items }: { items: { title: string; media_value: string }[] }) {
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
