import type { Testimonial } from "@rebale/contract/content";
import { useState } from "react";
import { t } from "ttag";
import type { z } from "zod";
import { timing } from "../../lib/language/messages.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import classes from "./testimonials.module.css";

type Said = z.output<typeof Testimonial>;
const PREVIEW = 100;

/** S2.30 */
export function Testimonials({ testimonials }: { testimonials: readonly Said[] }) {
  const [open, setOpen] = useState<string | null>(null);
  if (testimonials.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="clients">
      <div className="wide">
        <h2 id="clients">{t`What Client Say`}</h2>
        <Carousel
          items={testimonials}
          keyOf={({ _id }) => _id}
          label={t`What clients say`}
          look="testimonials"
          // Who reads a review to its end is not carried past it.
          autoplay={open === null ? timing.testimonialAutoplay : 0}
          transition={timing.testimonialTransition}
          render={(said) => (
            <Card
              said={said}
              open={open === said._id}
              toggle={() => setOpen(open === said._id ? null : said._id)}
            />
          )}
        />
      </div>
    </section>
  );
}

function Card({ said, open, toggle }: { said: Said; open: boolean; toggle: () => void }) {
  const long = said.review.length > PREVIEW;
  return (
    <figure className={classes.card}>
      <blockquote>
        {long && !open ? `${said.review.slice(0, PREVIEW)}…` : said.review}{" "}
        {long && (
          <button type="button" onClick={toggle} aria-expanded={open}>
            {open ? t`Read Less` : t`Read More`}
          </button>
        )}
      </blockquote>
      <figcaption>
        <Avatar image={said.image} size={52} turn="later" />
        <span>
          <b>{said.name}</b>
          <small>{said.role}</small>
        </span>
      </figcaption>
    </figure>
  );
}
