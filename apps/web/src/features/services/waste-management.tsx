import { t } from "ttag";
import { EnquirySection } from "../../shared/enquiries/enquiry-section.tsx";
import { loadStates } from "../../shared/enquiries/load-states.ts";
import { Page } from "../../ui/layout/page.tsx";
import { PointCards } from "../../ui/layout/point-cards.tsx";
import { Reveal } from "../../ui/layout/reveal.tsx";
import { Section } from "../../ui/layout/section.tsx";
import type { Route } from "./+types/waste-management";
import { Source } from "./source.tsx";
import { EWasteSection } from "./waste-management/e-waste-section.tsx";
import { WasteHero } from "./waste-management/hero.tsx";
import { PlasticSection } from "./waste-management/plastic-section.tsx";
import { StreamPicture } from "./waste-management/stream-picture.tsx";
import { wasteStreams } from "./waste-management/streams.text.ts";
import classes from "./waste-management/waste-management.module.css";
import { batteryHelp, tyreRules } from "./waste-management/waste-management.text.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  states: await loadStates(context),
});

/** S2.55 */
export default function WasteManagement({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <Page
      title={t`Waste Management`}
      description={t`E-waste, plastic, tyre and battery waste in India: the rules, what producers owe, and how we collect, sell and recycle it.`}
      image="/pictures/banners/services.webp"
    >
      <WasteHero />
      <EWasteSection />
      <PlasticSection />
      <TyreSection />
      <BatterySection />
      <EnquirySection
        service="waste-management"
        title={t`What waste do you have?`}
        example={t`For example: 4 tonnes of mixed IT waste and 60 UPS batteries, twice a year, from our office in Nagpur.`}
        states={states}
      />
    </Page>
  );
}

function TyreSection() {
  return (
    <>
      <Section
        id="tyrewaste"
        title={t`Tyre Waste`}
        aside={<StreamPicture stream={wasteStreams[2]} />}
      >
        <Reveal>
          <p>
            {t`Stacked in the open a tyre holds water and breeds mosquitoes; burnt it fouls the air of a whole district. Shredded it becomes crumb for roads and mats, its steel goes to the furnace, and its carbon black comes back into rubber.`}
          </p>
          <p>
            {t`Since 21 July 2022 waste tyres have their own part, Schedule IX, in the Hazardous and Other Wastes Rules of 2016.`}
          </p>
        </Reveal>
      </Section>
      <div className={`wide ${classes.after}`}>
        <Reveal>
          <h3>{t`Five key rules`}</h3>
          <PointCards points={tyreRules} numbered />
          <Source
            text={t`Hazardous and Other Wastes (Management and Transboundary Movement) Rules, 2016, Schedule IX.`}
          />
        </Reveal>
      </div>
    </>
  );
}

function BatterySection() {
  return (
    <div className={classes.deep}>
      <Section
        id="battery"
        title={t`Battery Waste`}
        aside={<StreamPicture stream={wasteStreams[3]} />}
        turned
      >
        <Reveal>
          <p>
            {t`The Battery Waste Management Rules of 22 August 2022 cover every chemistry and size, in four types: portable (sealed, under 5 kg), automotive, industrial and electric vehicle. Producers answer for collection and recycling; no waste battery may be landfilled or burnt.`}
          </p>
          <p>
            {t`Only recyclers and refurbishers registered on the CPCB portal may take them. Amendments of 2025 let a QR code or barcode carry the producer's EPR number.`}
          </p>
        </Reveal>
      </Section>
      <div className={`wide ${classes.after}`}>
        <Reveal>
          <h3>{t`Five ways in which we help`}</h3>
          <PointCards points={batteryHelp} />
          <Source
            text={t`Battery Waste Management Rules, 2022: S.O. 3984(E), 22 August 2022, amended in 2023, 2024 and 2025.`}
          />
        </Reveal>
      </div>
    </div>
  );
}
