import { t } from "ttag";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Banner } from "../../ui/layout/banner.tsx";
import { CallToAction } from "../../ui/layout/call-to-action.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PointCards } from "../../ui/layout/point-cards.tsx";
import { Section } from "../../ui/layout/section.tsx";
import classes from "./about.module.css";
import { claims, mission, reasons, vision, welcome } from "./about.text.ts";
import { BaleDrawing } from "./bale-drawing.tsx";

/** S2.53: banner, welcome, vision, mission, why choose us. */
export default function About() {
  return (
    <Page
      title={t`About Us`}
      description={t`Rebale is a market for scrap with open, timed auctions, and a partner for EPR compliance, collection and awareness across India.`}
      image="/pictures/banners/about.webp"
    >
      <Banner picture="about" title={t`Scrap, made ready to go round again`}>
        {t`One place to sell waste at a fair price, to buy it with papers in order, and to meet your EPR duty.`}
      </Banner>
      <Section title={t`Welcome to Rebale`} aside={<BaleDrawing />}>
        {welcome.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
      <div className={classes.claims}>
        <ul className="wide">
          {claims.map(({ figure, what }) => (
            <li key={what}>
              <b className="figures">{figure}</b>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </div>
      <Section>
        <div className={classes.aims}>
          <article className={classes.vision}>
            <h2>{t`Our vision`}</h2>
            <p>{vision}</p>
          </article>
          <article className={classes.mission}>
            <h2>{t`Our mission`}</h2>
            <ul>
              {mission.map((aim) => (
                <li key={aim}>{aim}</li>
              ))}
            </ul>
          </article>
        </div>
      </Section>
      <Section tone="deep" title={t`Why choose us`}>
        <PointCards points={reasons} />
      </Section>
      <CallToAction
        title={t`See what is on sale today`}
        text={t`Live lots with pictures, weight, place and the price so far. Browsing is free and needs no account.`}
      >
        <ButtonLink to="/are-selling" kind="main">
          {t`Live listings`}
        </ButtonLink>
        <ButtonLink to="/contactus" kind="on-dark">
          {t`Talk to us`}
        </ButtonLink>
      </CallToAction>
    </Page>
  );
}
