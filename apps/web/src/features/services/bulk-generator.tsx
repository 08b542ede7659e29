import { t } from "ttag";
import { Section } from "../../ui/layout/section.tsx";

/** A bulk generator has duties of its own under the Solid Waste Management Rules, 2026. */
export const BulkGenerator = ({ children }: { readonly children?: React.ReactNode }) => (
  <Section
    title={t`Are you a bulk generator?`}
    lead={t`From 1 April 2026, by the Solid Waste Management Rules, 2026 (S.O. 388(E) of 27 January 2026).`}
  >
    <p>{t`Societies, offices, hotels and works are, with 20,000 m² of floor, 40,000 litres of water a day or 100 kg of waste a day: one of the three is enough.`}</p>
    {children}
  </Section>
);
