import { t } from "ttag";
import { PointCards } from "../../../ui/layout/point-cards.tsx";
import { Reveal } from "../../../ui/layout/reveal.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Source } from "../source.tsx";
import { StreamPicture } from "./stream-picture.tsx";
import { wasteStreams } from "./streams.text.ts";
import classes from "./waste-management.module.css";
import { tyreRules } from "./waste-management.text.tsx";

export function TyreSection() {
  return (
    <>
      <Section
        id="tyrewaste"
        title={t`Tyre Waste`}
        beside={<StreamPicture stream={wasteStreams[2]} />}
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
