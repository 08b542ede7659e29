import { Banner } from "../../../ui/banner.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";

/** S2.34: a member is greeted by another banner. */
export function BuyerBanner({ member }: { member: boolean }) {
  if (member)
    return (
      <Banner
        picture="hero-1"
        title="Green Living Starts Here"
        actions={
          <ButtonLink to="/are-selling" kind="main">
            See live listings
          </ButtonLink>
        }
      >
        Every tonne that you buy here is made into something again. These lots are open for your bids.
      </Banner>
    );
  return (
    <Banner
      picture="buyer"
      title="Buy scrap where every bid is seen"
      actions={
        <ButtonLink to="#become-our-buyer" kind="main">
          Become a buyer
        </ButtonLink>
      }
    >
      Live auctions of e-waste, plastics, batteries and tyres, straight from registered sellers all over India.
    </Banner>
  );
}
