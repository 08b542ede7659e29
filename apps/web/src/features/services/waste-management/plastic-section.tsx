import { t } from "ttag";
import { PointCards } from "../../../ui/layout/point-cards.tsx";
import { Reveal } from "../../../ui/layout/reveal.tsx";
import { Section } from "../../../ui/layout/section.tsx";
import { Source } from "../source.tsx";
import { StreamPicture } from "./stream-picture.tsx";
import { wasteStreams } from "./streams.text.ts";
import classes from "./waste-management.module.css";
import { plasticBenefits, plasticCategories } from "./waste-management.text.tsx";

export function PlasticSection() {
  return (
    <div className={classes.deep}>
      <Section
        id="plasticwaste"
        title={t`Plastic Waste`}
        aside={<StreamPicture stream={wasteStreams[1]} />}
        turned
      >
        <Reveal>
          <p>
            {t`Rules for plastic waste came in 2011 and 2016. The guidelines of 16 February 2022 made them count: producers, importers and brand owners, online marketplaces and retail chains among them, answer for the weight of plastic packaging that they bring to the market. Since 2023-24 the duty covers all of it. Micro and small brand owners are exempt.`}
          </p>
          <p>
            {t`Certificates come only from registered plastic waste processors, or from others who have recycled more than they owe.`}
          </p>
        </Reveal>
      </Section>
      <div className="wide">
        <Reveal>
          <h3>{t`Six benefits of the guidance of February 2022`}</h3>
          <PointCards points={plasticBenefits} />
        </Reveal>
        <Reveal>
          <h3 className={classes.under}>{t`Minimum recycled share, by category`}</h3>
          <ShareTable />
          <Source
            text={t`Plastic Waste Management Rules, 2016, Schedule II: G.S.R. 133(E), 16 February 2022; last amendment known to us: G.S.R. 237(E), 31 March 2026.`}
            link={{
              href: "https://eprplastic.cpcb.gov.in",
              text: t`CPCB portal for plastic packaging`,
            }}
          />
        </Reveal>
      </div>
    </div>
  );
}

const years = ["2024-25", "2025-26", "2026-27", t`2027-28 on`];

const ShareTable = () => (
  <section
    className={classes.table}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard
    tabIndex={0}
    aria-label={t`Minimum recycled share, by category and year`}
  >
    <table>
      <thead>
        <tr>
          <th scope="col">{t`Category`}</th>
          {years.map((year) => (
            <th key={year} scope="col" className="figures">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plasticCategories.map(([category, what, ...shares]) => (
          <tr key={category}>
            <th scope="row">
              <b>{category}</b> {what}
            </th>
            {shares.map((share, i) => (
              <td key={years[i]} className="figures">
                {share}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
