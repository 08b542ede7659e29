import { t } from "ttag";
import { Notice } from "../../../../shared/office/notice.tsx";
import { ObjectLink } from "../../../../shared/office/object/object-link.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import type { LotWarning } from "../lot-row.ts";

/** The market's own findings in the lot; they refuse nothing. */
export const Warnings = ({ warnings }: { warnings: readonly LotWarning[] }) => (
  <Section title={t`Lot checks`} lead={t`Checked automatically.`}>
    {warnings.map(({ code, path, text, lot_id }) => (
      <Notice key={`${code} ${path} ${lot_id}`} kind="warning">
        {text} {lot_id && <ObjectLink kind="lot" id={lot_id}>{t`Lot ${lot_id}`}</ObjectLink>}
      </Notice>
    ))}
    {warnings.length === 0 && (
      <p>
        {t`Nothing stands out: text, material, tax, price, place, quantity, pictures, terms, and lots alike.`}
      </p>
    )}
  </Section>
);
