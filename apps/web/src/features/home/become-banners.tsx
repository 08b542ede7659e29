import { t } from "ttag";
import { ButtonLink } from "../../ui/button-link.tsx";
import { BannerPicture } from "../../ui/layout/banner-picture.tsx";
import classes from "./home.module.css";

const banners = [
  {
    to: "/seller",
    picture: "seller",
    title: t`Become a Seller`,
    text: t`List your scrap with pictures and weight. The whole country bids, and the winner lifts at your gate.`,
    action: t`Start selling`,
  },
  {
    to: "/buyer",
    picture: "buyer",
    title: t`Become a Buyer`,
    text: t`Verify your phone, bid from the yard, and see at once whether you lead.`,
    action: t`Start bidding`,
  },
];

/** S2.28 */
export const BecomeBanners = () => (
  <section className={`wide ${classes.section} ${classes.banners}`} aria-label={t`Join the market`}>
    {banners.map(({ to, picture, title, text, action }) => (
      <div key={to} className={classes.banner}>
        <BannerPicture name={picture} turn="later" sizes="(max-width: 640px) 60vw, 600px" />
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink to={to} kind="on-dark">
          {action}
        </ButtonLink>
      </div>
    ))}
  </section>
);
