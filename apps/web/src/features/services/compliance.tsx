import { t } from "ttag";
import { EnquirySection } from "../../shared/enquiries/enquiry-section.tsx";
import { loadStates } from "../../shared/enquiries/load-states.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Banner } from "../../ui/layout/banner.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PointCards } from "../../ui/layout/point-cards.tsx";
import { Section } from "../../ui/layout/section.tsx";
import type { Route } from "./+types/compliance";
import classes from "./compliance/compliance.module.css";
import { buyerChecks, laws, manifest } from "./compliance/compliance.text.ts";
import { Source } from "./source.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  states: await loadStates(context),
});

/** S2.57 */
export default function Compliance({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <Page
      title={t`Compliance`}
      description={t`Which rules apply to e-waste, plastics, batteries and tyres in India, who may buy them, and the papers that travel with a load.`}
      image="/pictures/banners/compliance.webp"
    >
      <Banner
        picture="compliance"
        title={t`Papers in order for every load`}
        actions={
          <ButtonLink to="/epr#epr-calculator" kind="main">
            {t`Calculate your EPR obligation`}
          </ButtonLink>
        }
      >
        {t`What the law asks of those who make, import, sell, move and recycle, and how we keep it with you.`}
      </Banner>
      <Section
        title={t`Which rules apply to you`}
        lead={t`Five kinds of waste, five sets of duties. If you have several roles, register for each.`}
      >
        <ul className={classes.laws}>
          {laws.map(({ waste, law, who, papers }) => (
            <li key={waste}>
              <h3>{waste}</h3>
              <dl>
                <div>
                  <dt>{t`Law`}</dt>
                  <dd>{law}</dd>
                </div>
                <div>
                  <dt>{t`Who`}</dt>
                  <dd>{who}</dd>
                </div>
                <div>
                  <dt>{t`Papers`}</dt>
                  <dd>{papers}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <Source text={t`An overview, not legal advice.`} />
      </Section>
      <Section
        tone="deep"
        title={t`Who may buy`}
        lead={t`Some lots of e-waste, batteries or tyres are only for bidders with a registration. This is what we look at.`}
      >
        <PointCards points={buyerChecks} most={4} />
      </Section>
      <Section
        tone="brand"
        title={t`Form 10: seven copies for a hazardous load`}
        lead={t`The manifest travels with the goods, and each copy has its own recipient.`}
      >
        <Manifest />
      </Section>
      <EnquirySection
        service="compliance"
        title={t`Ask about your papers`}
        example={t`For example: importer of power tools, 40 tonnes a year; are we registered for all that we sell?`}
        states={states}
      />
    </Page>
  );
}

/** Form 10: seven copies, each of its own colour and for its own hand. */
function Manifest() {
  return (
    <ol className={classes.manifest}>
      {manifest.map(({ colour, name, to }) => (
        <li key={colour}>
          <span className={classes.sheet} data-colour={colour} aria-hidden="true" />
          <b>{name}</b>
          <span>{to}</span>
        </li>
      ))}
    </ol>
  );
}
