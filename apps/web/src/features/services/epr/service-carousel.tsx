import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router";
import { timing } from "../../../lib/messages.ts";
import { Carousel } from "../../../ui/carousel.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./epr.module.css";
import { eprServices } from "./epr.text.ts";

/** S2.56, S9.5, S9.7: three wide, two under 1200, one under 1024; moves on every 2 s. */
export function ServiceCarousel() {
  return (
    <Section
      title="Our EPR services"
      lead="Extended producer responsibility: whoever brings a product to market makes sure the same weight is recycled."
    >
      <div className={classes.carousel}>
        <Carousel
          items={eprServices}
          keyOf={({ title }) => title}
          label="EPR services"
          look="services"
          autoplay={timing.eprAutoplay}
          render={({ title, text, icon: Icon, to }) => (
            <article className={classes.service}>
              <span className={classes.icon}>
                <Icon size={34} aria-hidden />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to}>
                More<span className="unseen"> about {title}</span>{" "}
                <IconArrowRight size={18} aria-hidden />
              </Link>
            </article>
          )}
        />
      </div>
    </Section>
  );
}
