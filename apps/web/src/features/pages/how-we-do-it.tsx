import { t } from "ttag";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Banner } from "../../ui/layout/banner.tsx";
import { CallToAction } from "../../ui/layout/call-to-action.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Steps } from "../../ui/layout/steps.tsx";
import { BaleDrawing } from "./bale-drawing.tsx";
import { steps } from "./how-we-do-it.text.ts";

/** S2.54: seven numbered steps and the call to register. */
export default function HowWeDoIt() {
  return (
    <Page
      title={t`How We Do It`}
      description={t`From registration to disposal in seven steps: listing, timed bidding, and what buyer and seller then settle between them.`}
      image="/pictures/banners/how.webp"
    >
      <Banner
        picture="how"
        title={t`From a heap in the yard to a price made in the open`}
        actions={
          <ButtonLink to="/are-selling" kind="on-dark">
            {t`Watch a live auction`}
          </ButtonLink>
        }
      >
        {t`Seven steps, the same for a bag of cable and for a truck of bales.`}
      </Banner>
      <Section
        title={t`Seven steps`}
        lead={t`No hidden middlemen, no price on a slip of paper.`}
        aside={<BaleDrawing />}
        sticky
      >
        <Steps steps={steps} />
      </Section>
      <CallToAction
        title={t`Register today`}
        text={t`It is free. Sell what is in your yard, or bid for what your furnace, shredder or shop needs.`}
      >
        <ButtonLink to="/seller" kind="main">
          {t`Become a Seller`}
        </ButtonLink>
        <ButtonLink to="/buyer" kind="on-dark">
          {t`Become a Buyer`}
        </ButtonLink>
      </CallToAction>
    </Page>
  );
}
