import { Link } from "react-router";
import { t } from "ttag";
import IconArrowRight from "~icons/tabler/arrow-right";
import { timing } from "../../../lib/language/messages.ts";
import { Carousel } from "../../../ui/carousel/carousel.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import classes from "./epr.module.css";
import { eprServices } from "./epr.text.ts";

/** S2.56, S9.5, S9.7: three wide, two under 1200, one under 1024; moves on every 2 s. */
export function ServiceCarousel() {
  return (
    <Section
      title={t`Our EPR services`}
      lead={t`Extended producer responsibility: whoever brings a product to market makes sure the same weight is recycled.`}
    >
      <div className={classes.carousel}>
        <Carousel
          items={eprServices}
          keyOf={({ title }) => title}
          label={t`EPR services`}
          look="services"
          autoplay={timing.eprAutoplay}
          render={({ title, text, icon: Icon, to }) => (
            <article className={classes.service}>
              <span className={classes.icon}>
                <Icon size={34} aria-hidden />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to} aria-label={t`More about ${title}`}>
                {t`More`} <IconArrowRight size={18} aria-hidden />
              </Link>
            </article>
          )}
        />
      </div>
    </Section>
  );
}
