import { t } from "ttag";
import { EnquirySection } from "../../shared/enquiries/enquiry-section.tsx";
import { loadStates } from "../../shared/enquiries/load-states.ts";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/waste-management";
import { BatterySection } from "./waste-management/battery-section.tsx";
import { EWasteSection } from "./waste-management/e-waste-section.tsx";
import { WasteHero } from "./waste-management/hero.tsx";
import { PlasticSection } from "./waste-management/plastic-section.tsx";
import { TyreSection } from "./waste-management/tyre-section.tsx";

export const loader = async ({ context }: Route.LoaderArgs) => ({
  states: await loadStates(context),
});

/** S2.55 */
export default function WasteManagement({ loaderData: { states } }: Route.ComponentProps) {
  return (
    <Page
      title={t`Waste Management`}
      description={t`E-waste, plastic, tyre and battery waste in India: the rules, what producers owe, and how we collect, sell and recycle it.`}
      image="/pictures/banners/services.webp"
    >
      <WasteHero />
      <EWasteSection />
      <PlasticSection />
      <TyreSection />
      <BatterySection />
      <EnquirySection
        service="waste-management"
        title={t`What waste do you have?`}
        example={t`For example: 4 tonnes of mixed IT waste and 60 UPS batteries, twice a year, from our office in Nagpur.`}
        states={states}
      />
    </Page>
  );
}
