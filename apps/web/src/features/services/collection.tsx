import { t } from "ttag";
import { EnquirySection } from "../../shared/enquiries/enquiry-section.tsx";
import { loadStates } from "../../shared/enquiries/load-states.ts";
import { Banner } from "../../ui/layout/banner.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Steps } from "../../ui/layout/steps.tsx";
import type { Route } from "./+types/collection";
import { BulkGenerator } from "./bulk-generator.tsx";
import classes from "./collection/collection.module.css";
import { collectionSteps, packing } from "./collection/collection.text.ts";

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
        aside={<TruckDrawing />}
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
      <BulkGenerator>
        <p>{t`Who owns 100 vehicles or more hands each over within 180 days of its end, by the End-of-Life Vehicles Rules, 2025 (to be confirmed).`}</p>
      </BulkGenerator>
      <EnquirySection
        service="collection"
        title={t`Book a collection`}
        example={t`For example: 300 car batteries and 2 tonnes of cable in Ludhiana, ground floor, a 10-tonne truck can turn.`}
        states={states}
      />
    </Page>
  );
}

/** A truck at the gate with strapped bales. */
function TruckDrawing() {
  return (
    <svg viewBox="0 0 460 340" fill="none" aria-hidden="true">
      <path d="M24 112h62v190H24Z" fill="#bcd6c8" />
      <path d="M24 112h62l-6-20H30Z" fill="#0f4430" />
      <path d="M38 140h34M38 166h34M38 192h34" stroke="#f7f4ea" strokeWidth="9" />
      <rect x="0" y="296" width="460" height="14" rx="7" fill="#d8d0bb" />
      <rect x="116" y="240" width="212" height="16" fill="#10281e" />
      <path d="M332 166h54l42 52v42h-96Z" fill="#f7a81b" />
      <path d="M346 180h34l28 36h-62Z" fill="#e3efe8" />
      <path d="M420 232h8v16h-8Z" fill="#b3261e" />
      {[
        [124, 178],
        [192, 178],
        [260, 178],
        [158, 116],
        [226, 116],
      ].map(([x, y], i) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <rect width="62" height="60" rx="6" fill={i % 2 ? "#24654a" : "#0f4430"} />
          <path
            d="M8 18h14M30 30h12M10 44h12M46 14h10M46 46h10"
            stroke="#5f9a7d"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M18 0v60M44 0v60" stroke="#f7a81b" strokeWidth="6" />
        </g>
      ))}
      <g fill="#8a9389" stroke="#10281e" strokeWidth="14">
        <circle cx="166" cy="276" r="20" />
        <circle cx="232" cy="276" r="20" />
        <circle cx="382" cy="276" r="20" />
      </g>
      <path
        d="M112 62c40-38 190-44 250 4"
        stroke="#8fbaa3"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="2 18"
      />
      <path
        d="m346 46 18 22-28 8"
        stroke="#24654a"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
