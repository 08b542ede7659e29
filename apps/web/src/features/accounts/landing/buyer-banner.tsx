import { t } from "ttag";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Banner } from "../../../ui/layout/banner.tsx";
import classes from "./landing.module.css";

/**
 * S2.34: a member is greeted by another banner. The server knows no member, so both have the same
 * place, as high as the
 * higher one: the change moves nothing.
 */
export const BuyerBanner = ({ member }: { member: boolean }) => (
  <div className={classes.greeting}>
    <Banner
      away={member}
      picture="buyer"
      title={t`Buy scrap where every bid is visible`}
      actions={
        <ButtonLink to="#become-our-buyer" kind="main">
          {t`Become a buyer`}
        </ButtonLink>
      }
    >
      {t`Live auctions of e-waste, plastics, batteries and tyres, straight from registered sellers all over India.`}
    </Banner>
    <Banner
      away={!member}
      picture="hero-1"
      title={t`Green Living Starts Here`}
      actions={
        <ButtonLink to="/are-selling" kind="main">
          {t`See live listings`}
        </ButtonLink>
      }
    >
      {t`Every tonne you buy here is made into something new. These lots are open for bids.`}
    </Banner>
  </div>
);
