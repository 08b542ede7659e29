import { t } from "ttag";
import { EnquirySection } from "../../shared/enquiries/enquiry-section.tsx";
import { loadStates } from "../../shared/enquiries/load-states.ts";
import { Banner } from "../../ui/layout/banner.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PointCards } from "../../ui/layout/point-cards.tsx";
import { Section } from "../../ui/layout/section.tsx";
import type { Route } from "./+types/awareness-drive";
import classes from "./awareness/awareness.module.css";
import { about, mandate, stakeholders } from "./awareness/awareness.text.ts";
import { posters } from "./awareness/posters.tsx";
import { BulkGenerator } from "./bulk-generator.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  states: await loadStates(context),
});

/** S2.57: banner, About, Our Mandate, Stakeholders, gallery. */
export default function AwarenessDrive({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <Page
      title={t`Awareness Drive`}
      description={t`Drives that teach people what to do with old phones, batteries, tyres and packaging, and that take the goods away the same day.`}
      image="/pictures/banners/awareness.webp"
    >
      <Banner picture="awareness" title={t`People recycle what they understand`}>
        {t`Awareness drives for schools, societies, offices and markets: a lesson, a scale, and a truck that takes the goods away.`}
      </Banner>
      <Section title={t`About`}>
        <div className={classes.about}>
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section tone="brand" title={t`Our Mandate`}>
        <dl className={classes.mandate}>
          {mandate.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title={t`Stakeholders`}
        lead={t`A drive works when everyone who touches the goods is in the room.`}
      >
        <PointCards points={stakeholders} />
      </Section>
      <Section tone="deep" title={t`Gallery`} lead={t`What happens on the day.`}>
        <Gallery />
      </Section>
      <BulkGenerator />
      <EnquirySection
        service="awareness-drive"
        title={t`Plan a drive with us`}
        example={t`For example: a school with 600 pupils in Jaipur, a Saturday in January, e-waste and batteries.`}
        states={states}
      />
    </Page>
  );
}

/** A drive in six scenes. */
function Gallery() {
  return (
    <ul className={classes.gallery}>
      {posters.map(({ title, drawing }) => (
        <li key={title}>
          <figure>
            <svg viewBox="0 0 320 220" fill="none" aria-hidden="true">
              {drawing}
            </svg>
            <figcaption>{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
