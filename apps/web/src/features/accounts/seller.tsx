import { Link } from "react-router";
import { jt, t } from "ttag";
import IconLockCheck from "~icons/tabler/lock-check";
import IconMapPinCheck from "~icons/tabler/map-pin-check";
import IconPhoto from "~icons/tabler/photo";
import IconTrendingUp from "~icons/tabler/trending-up";
import IconTruckDelivery from "~icons/tabler/truck-delivery";
import IconUserCheck from "~icons/tabler/user-check";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { accounts } from "../../lib/api/operations.ts";
import { messages } from "../../lib/language/messages.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Banner } from "../../ui/layout/banner.tsx";
import { NeedsScripts } from "../../ui/layout/needs-scripts.tsx";
import { Page } from "../../ui/layout/page.tsx";
import type { Point } from "../../ui/layout/point-cards.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/seller";
import classes from "./landing/landing.module.css";
import { Points } from "./landing/points.tsx";
import { SellerForm } from "./registration/seller-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const states = await orNull(loaderApi(context).call(accounts.states));
  return { states: states?.data.map(({ state }) => state) ?? [] };
}

const description = t`Become a seller on Rebale: list scrap and recyclable material, let buyers from all over India bid, and have it lifted at your gate.`;

/** S2.38 */
export default function Seller({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <Page
      title={t`Become a Seller`}
      description={description}
      image="/pictures/banners/seller.webp"
    >
      <Banner
        picture="seller"
        title={t`Become a Seller`}
        actions={
          <ButtonLink to="#register" kind="main">
            {t`Register`}
          </ButtonLink>
        }
      >
        {t`List your scrap once and let the whole country bid for it. Listing is free.`}
      </Banner>
      <div className="wide">
        <section id="register" className={classes.section}>
          <h2>{t`Register as a seller`}</h2>
          <p className={classes.lead}>
            {t`Two short steps. An admin then checks your papers and activates your account.`}
          </p>
          <NeedsScripts />
          {states.length ? (
            <SellerForm states={states} />
          ) : (
            <Empty
              heading="h3"
              title={messages.dataNotFound}
              next={
                <ButtonLink to="/seller" reloadDocument kind="quiet">
                  {t`Try again`}
                </ButtonLink>
              }
            >
              {t`The list of states for this form could not be loaded. Please try again in a moment.`}
            </Empty>
          )}
          <p className={classes.already}>
            {jt`Already registered? ${<Link key="1" to="/login/seller">{t`Login as Seller`}</Link>}`}
          </p>
        </section>
        <Points title={t`How selling works`} points={howSellingWorks} />
        <div className={classes.last}>
          <Points title={t`Why sell here`} points={whySellHere} />
        </div>
      </div>
    </Page>
  );
}

const whySellHere: readonly Point[] = [
  {
    icon: IconLockCheck,
    title: t`Secured payments`,
    text: t`Every winning bid is on record, with the buyer’s name and phone number. Where a lot is paid through Rebale, the buyer’s money is kept safe until the goods have left your gate, then paid out to you; other lots are paid to you directly.`,
  },
  {
    icon: IconTruckDelivery,
    title: t`Free doorstep pickup and tracking`,
    text: t`The buyer lifts at your gate, at no cost to you unless your terms say so. Your order list says what is paid and lifted.`,
  },
  {
    icon: IconTrendingUp,
    title: t`The market finds the price`,
    text: t`Buyers from all over India bid against each other while the clock runs.`,
  },
];

const howSellingWorks: readonly Point[] = [
  {
    icon: IconUserCheck,
    title: t`Register`,
    text: t`Verify your phone, then give your details and documents. An admin checks and activates your account.`,
  },
  {
    icon: IconPhoto,
    title: t`List`,
    text: t`Add lots with pictures and a catalogue, several at once. We check each before it opens.`,
  },
  {
    icon: IconMapPinCheck,
    title: t`Hand over`,
    text: t`The sale’s page says when the buyer has paid, which truck comes when, what the weighbridge showed, and when your money is paid out.`,
  },
];
