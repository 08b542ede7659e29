import type { SoldLast } from "@rebale/contract/listings";
import { t } from "ttag";
import { perBasis } from "../../../../lib/formatting/formatting.ts";
import { MoneyField } from "../../../../ui/fields/money-field.tsx";
import type { LotRow } from "../lot-row.ts";
import { soldLastNote } from "../sold-last.rules.ts";
import classes from "./many.module.css";
import { firstPrice } from "./row-price.rules.ts";
import type { TemplateFields } from "./template-fields.rules.ts";

interface Props {
  lot: LotRow;
  fields: TemplateFields;
  sold: SoldLast;
  typed: number | string | undefined;
  onType: (price: number | string) => void;
}

/** The market value of one lot among many, in its basis; the settings give it until it is typed. */
export const RowPrice = ({ lot, fields, sold, typed, onType }: Props) => (
  <div className={classes.price}>
    <MoneyField
      aria-label={t`Market value of ${lot.title}, ${perBasis(lot.basis) || t`for the lot`}`}
      words={false}
      value={typed ?? firstPrice(lot, fields, sold)}
      onChange={onType}
    />
    <small>
      {fields.value === "rate" ? t`empty: by the rate` : perBasis(lot.basis) || t`for the lot`}
    </small>
    {sold && <small>{soldLastNote(sold)}</small>}
  </div>
);
