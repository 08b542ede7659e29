import { t } from "ttag";
import { Reveal } from "../../../ui/layout/reveal.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Source } from "../source.tsx";
import { StreamPicture } from "./stream-picture.tsx";
import { wasteStreams } from "./streams.text.ts";
import classes from "./waste-management.module.css";
import { eWasteRules, producerDuties, takeBack } from "./waste-management.text.tsx";

export function EWasteSection() {
  return (
    <>
      <Section id="ewaste" title={t`E-Waste`} aside={<StreamPicture stream={wasteStreams[0]} />}>
        <Reveal>
          <p>
            {t`A tonne of phones holds more gold than a tonne of ore, next to lead, mercury and flame retardants. Broken up in a back lane it poisons the people who do it. Taken apart by a registered recycler it is a mine that is never empty.`}
          </p>
        </Reveal>
        <Reveal>
          <h3 className={classes.under}>{t`The rules of 2011, 2016 and 2022`}</h3>
          <ol className={classes.timeline}>
            {eWasteRules.map(({ year, name, text }) => (
              <li key={year}>
                <b className="figures">{year}</b>
                <div>
                  <strong lang="en">{name}</strong>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Reveal>
      </Section>
      <div className={`wide ${classes.twins}`}>
        <Reveal>
          <section className={classes.panel}>
            <h3>{t`Compliance with extended producer responsibility`}</h3>
            <ul>
              {producerDuties.map((duty) => (
                <li key={duty}>{duty}</li>
              ))}
            </ul>
          </section>
        </Reveal>
        <Reveal>
          <section className={classes.panel}>
            <h3>{t`Take-back`}</h3>
            <ul>
              {takeBack.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </section>
        </Reveal>
      </div>
      <div className="wide">
        <Source text={t`E-Waste (Management) Rules, 2022: G.S.R. 801(E), 2 November 2022.`} />
      </div>
    </>
  );
}
