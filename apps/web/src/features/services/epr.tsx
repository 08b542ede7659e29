import { Link } from "react-router";
import { t } from "ttag";
import IconArrowRight from "~icons/tabler/arrow-right";
import { timing } from "../../lib/language/messages.ts";
import { EnquirySection } from "../../shared/enquiries/enquiry-section.tsx";
import { loadStates } from "../../shared/enquiries/load-states.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { Banner } from "../../ui/layout/banner.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PointCards } from "../../ui/layout/point-cards.tsx";
import { Section } from "../../ui/layout/section.tsx";
import type { Route } from "./+types/epr";
import classes from "./epr/epr.module.css";
import { eprServices, howEprWorks, whyChoose } from "./epr/epr.text.ts";
import { Calculator } from "./epr-calculator/calculator.tsx";
import { loadCalculator } from "./epr-calculator/load-calculator.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  return {
    states: await loadStates(context),
    calculator: loadCalculator(new URL(request.url).searchParams),
  };
}

/** S2.56, and the calculator. */
export default function Epr({ loaderData: { states, calculator } }: Route.ComponentProps) {
  return (
    <Page
      title={t`EPR Compliance`}
      description={t`EPR for plastics, e-waste, batteries and tyres: registration, obligations, certificates and returns, with a calculator that shows its rule.`}
      image="/pictures/banners/epr.webp"
    >
      <Banner
        picture="epr"
        title={t`EPR compliance made simple`}
        actions={
          <a className={classes.jump} href="#epr-calculator">
            {t`Calculate your obligation`}
          </a>
        }
      >
        {t`Registration, targets, certificates and returns for plastics, e-waste, batteries and tyres.`}
      </Banner>
      <ServiceCarousel />
      <Section tone="brand" title={t`How EPR works`}>
        <ol className={classes.how}>
          {howEprWorks.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Calculator data={calculator} />
      <Section title={t`Why choose us`}>
        <PointCards points={whyChoose} />
      </Section>
      <EnquirySection
        service="epr"
        title={t`Let us handle your EPR`}
        example={t`For example: brand owner, about 220 tonnes of flexible packaging a year, registered since 2024, returns for 2025-26 open.`}
        states={states}
      />
    </Page>
  );
}

/** S2.56, S9.5, S9.7: three wide, two under 1200, one under 1024; moves on every 2 s. */
function ServiceCarousel() {
  return (
    <Section
      title={t`Our EPR services`}
      lead={t`Extended producer responsibility: whoever brings a product to market makes sure the same weight is recycled.`}
    >
      <div className={classes.carousel}>
        <Carousel
          items={eprServices}
          keyOf={({ title }) => title}
          label={t`EPR services`}
          look="services"
          autoplay={timing.eprAutoplay}
          render={({ title, text, icon: Icon, to }) => (
            <article className={classes.service}>
              <span className={classes.icon}>
                <Icon size={34} aria-hidden />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to} aria-label={t`More about ${title}`}>
                {t`More`} <IconArrowRight size={18} aria-hidden />
              </Link>
            </article>
          )}
        />
      </div>
    </Section>
  );
}
