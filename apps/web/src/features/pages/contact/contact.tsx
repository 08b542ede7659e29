import { t } from "ttag";
import { loaderApi, orNull } from "../../../lib/api/loader.ts";
import { content } from "../../../lib/api/operations.ts";
import { Banner } from "../../../ui/layout/banner.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import type { Route } from "./+types/contact";
import classes from "./contact.module.css";
import { ContactCards } from "./contact-cards.tsx";
import { ContactForm } from "./contact-form.tsx";
import { Place } from "./place.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const reply = await orNull(
    loaderApi(context).call(content.contactMedia, { params: { type: "Contact" } }),
  );
  return { media: reply?.data ?? null };
}

/** S2.52: cards for Mobile, Email and Whatsapp, the form, the map. */
export default function Contact({ loaderData: { media } }: Route.ComponentProps) {
  const address = media?.find((item) => item.title === "Address")?.media_value;
  return (
    <Page
      title={t`Contact`}
      description={t`Call, write or send a WhatsApp message to Rebale: about a lot, a pick-up, a payment or EPR compliance.`}
      image="/pictures/banners/contact.webp"
    >
      <Banner picture="contact" title={t`Talk to a person`}>
        {t`Monday to Saturday, 9:30 am to 6:30 pm IST. We answer messages within one working day.`}
      </Banner>
      <div className={`wide ${classes.page}`}>
        {media ? <ContactCards media={media} /> : <FailedPart what={t`Our contact details`} />}
        <div className={classes.columns}>
          <ContactForm />
          <Place address={address ?? null} />
        </div>
      </div>
    </Page>
  );
}
