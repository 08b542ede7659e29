import type { Testimonial } from "@rebale/contract/content";
import { useState } from "react";
import { t } from "ttag";
import type { z } from "zod";
import { timing } from "../../lib/language/messages.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import classes from "./testimonials.module.css";

type Review = z.output<typeof Testimonial>;
const PREVIEW = 100;

/** S2.30 */
export function Testimonials({ testimonials }: { testimonials: readonly Review[] }) {
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
          // A reader of a whole review is not carried past it.
          autoplay={open === null ? timing.testimonialAutoplay : 0}
          transition={timing.testimonialTransition}
          render={(testimonial) => (
            <Card
              testimonial={testimonial}
              open={open === testimonial._id}
              toggle={() => setOpen(open === testimonial._id ? null : testimonial._id)}
            />
          )}
        />
      </div>
    </section>
  );
}

function Card({
  testimonial,
  open,
  toggle,
}: {
  testimonial: Review;
  open: boolean;
  toggle: () => void;
}) {
  const long = testimonial.review.length > PREVIEW;
  return (
    <figure className={classes.card}>
      <blockquote>
        {long && !open ? `${testimonial.review.slice(0, PREVIEW)}…` : testimonial.review}{" "}
        {long && (
          <button type="button" onClick={toggle} aria-expanded={open}>
            {open ? t`Read Less` : t`Read More`}
          </button>
        )}
      </blockquote>
      <figcaption>
        <Avatar image={testimonial.image} size={52} turn="later" />
        <span>
          <b>{testimonial.name}</b>
          <small>{testimonial.role}</small>
        </span>
      </figcaption>
    </figure>
  );
}
