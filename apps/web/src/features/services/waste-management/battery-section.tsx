import { t } from "ttag";
import { PointCards } from "../../../ui/layout/point-cards.tsx";
import { Reveal } from "../../../ui/layout/reveal.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Source } from "../source.tsx";
import { StreamPicture } from "./stream-picture.tsx";
import { wasteStreams } from "./streams.text.ts";
import classes from "./waste-management.module.css";
import { batteryHelp } from "./waste-management.text.tsx";

export function BatterySection() {
  return (
    <div className={classes.deep}>
      <Section
        id="battery"
        title={t`Battery Waste`}
        beside={<StreamPicture stream={wasteStreams[3]} />}
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
