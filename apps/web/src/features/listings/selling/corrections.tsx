import type { LotComplaint, LotCorrected } from "@rebale/contract/listings";
import { t } from "ttag";
import type { Draft } from "./selling.rules.ts";

/** The office's requests to a seller, and its own corrections. */

const parts: Readonly<Record<LotComplaint["path"], { name: string; field: keyof Draft | null }>> = {
  "": { name: "", field: null },
  title: { name: t`Title`, field: "title" },
  description: { name: t`Description`, field: "description" },
  category: { name: t`Category`, field: "category_id" },
  quantity: { name: t`Quantity`, field: "quantity" },
  place: { name: t`Place`, field: "pincode" },
  pictures: { name: t`Pictures`, field: null },
  price: { name: t`Price you ask in ₹, if any`, field: "asking_price" },
  terms: { name: t`Terms of sale`, field: "terms" },
};

/** In words, each behind the part that it is about. */
export const askedOf = (corrections: readonly LotComplaint[]): string[] =>
  corrections.map(({ path, msg }) => (parts[path].name ? `${parts[path].name}: ${msg}` : msg));

/** For the fields of the form that have one. */
export const askedByField = (corrections: readonly LotComplaint[]): Record<string, string> =>
  Object.fromEntries(
    corrections.flatMap(({ path, msg }) => {
      const { field } = parts[path];
      return field ? [[field, msg]] : [];
    }),
  );

const fields: Readonly<Record<LotCorrected["field"], string>> = {
  title: t`Title`,
  description: t`Description`,
  category: t`Category`,
  sub_category: t`Sub-category`,
  quantity: t`Quantity`,
  unit: t`Unit`,
};

/** The seller's own words beside what stands there now. */
export const CorrectedByUs = ({ corrected }: { corrected: readonly LotCorrected[] }) =>
  corrected.length > 0 && (
    <section aria-label={t`Corrected by our team`}>
      <p>{t`Our team corrected what you sent. You had written:`}</p>
      <ul>
        {corrected.map(({ field, was }) => (
          <li key={field}>
            {fields[field]}: <del>{was ?? t`None`}</del>
          </li>
        ))}
      </ul>
    </section>
  );
