import { t } from "ttag";
import { EnquirySection } from "../../shared/enquiries/enquiry-section.tsx";
import { loadStates } from "../../shared/enquiries/load-states.ts";
import { Banner } from "../../ui/layout/banner.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Steps } from "../../ui/layout/steps.tsx";
import type { Route } from "./+types/collection";
import classes from "./collection/collection.module.css";
import { collectionSteps, packing } from "./collection/collection.text.ts";
import { TruckDrawing } from "./collection/truck-drawing.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  states: await loadStates(context),
});

/** S2.57: collection in six steps. */
export default function Collection({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <Page
      title={t`Collection`}
      description={t`Scrap and e-waste collected at your gate in six steps: planned, packed, weighed, moved with papers, recycled, paid.`}
      image="/pictures/banners/collection.webp"
    >
      <Banner picture="collection" title={t`From your gate to the recycler`}>
        {t`One call, one truck, one file with every paper in it. Anywhere in India, from a cupboard of old phones to forty tonnes of tyres.`}
      </Banner>
      <Section
        title={t`Collection in six steps`}
        lead={t`You always know where your material is and what it weighed.`}
        beside={<TruckDrawing />}
        sticky
      >
        <Steps steps={collectionSteps} />
      </Section>
      <Section
        tone="deep"
        title={t`How to have it ready`}
        lead={t`Well-packed material is worth more, and nobody gets hurt.`}
      >
        <dl className={classes.packing}>
          {packing.map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <EnquirySection
        service="collection"
        title={t`Book a collection`}
        example={t`For example: 300 car batteries and 2 tonnes of cable in Ludhiana, ground floor, a 10-tonne truck can turn.`}
        states={states}
      />
    </Page>
  );
}
