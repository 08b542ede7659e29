import type { LeftLot, PlannedLot } from "@rebale/contract/listings";
import { memo } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { requirementChoices } from "../../../../lib/formatting/authorisations.ts";
import { lotPrice, quantity } from "../../../../lib/formatting/formatting.ts";
import { LotPicture } from "../../../../shared/lot/lot-picture.tsx";
import { sameText } from "../../../../shared/office/checks/checks.rules.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { type Column, Table } from "../../../../shared/office/list/table.tsx";
import { reviewOf } from "../../../../shared/office/object/places.rules.ts";
import { PerUnit } from "../../../../shared/office/per-unit.tsx";
import { When } from "../../../../shared/office/when.tsx";
import { Findings } from "../lot-cells.tsx";
import type { LotChecks, LotRow } from "../lot-row.ts";
import lotClasses from "../lots.module.css";
import { useTaxChoices } from "../use-tax-choices.ts";
import classes from "./many.module.css";
import { RowPrice } from "./row-price.tsx";
import type { TemplateFields } from "./template-fields.rules.ts";

/** The checks' findings, by lot. */
export type ChecksOf = ReadonlyMap<string, LotChecks>;

/** Those that nothing speaks against: the others are looked at one by one. */
export const cleanOnes = (lots: readonly LotRow[], checks: ChecksOf) =>
  lots.map(({ _id }) => _id).filter((id) => !checks.get(id)?.warnings.length);

/** The fields of one row, as typed. */
export interface RowTyped {
  readonly price?: number | string;
  readonly requirement?: string;
  readonly taxedAs?: string;
}
export type RowsTyped = ReadonlyMap<string, RowTyped>;
export type SetRow = (id: string, typed: RowTyped) => void;

interface Props {
  lots: readonly LotRow[];
  checks: ChecksOf;
  fields: TemplateFields;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, chosen: boolean) => void;
  rows: RowsTyped;
  onRow: SetRow;
  plan: { lots: ReadonlyMap<string, PlannedLot>; left: ReadonlyMap<string, LeftLot> } | null;
}

/** The single review's findings, a word each: sentences made a row as tall as five. */
export function StandsOut({ lot, checks }: { lot: LotRow; checks: ChecksOf }) {
  const warnings = checks.get(lot._id)?.warnings ?? [];
  if (warnings.length === 0 && lot.asking_price !== null) return null;
  return (
    <span className={classes.findings}>
      {warnings.length > 0 && <Findings warnings={warnings} most={warnings.length} />}
      {lot.asking_price === null && <Chip tone="waits">{t`No price asked`}</Chip>}
    </span>
  );
}

/** Each lot that matches, what it asks of its bidders, and after the preview what it would get. */
export const PlannedLots = memo(function PlannedLots(props: Props) {
  const { lots, checks, chosen, onChoose, rows, onRow, plan } = props;
  const taxes = useTaxChoices();
  const columns: Column<LotRow>[] = [
    {
      head: t`Lot`,
      cell: (lot) => (
        <div className={classes.lot}>
          <label>
            <input
              type="checkbox"
              aria-label={t`Select ${lot.title}`}
              checked={chosen.has(lot._id)}
              onChange={(e) => onChoose(lot._id, e.currentTarget.checked)}
            />
          </label>
          {lot.images[0] && (
            <div className={lotClasses.thumb}>
              <LotPicture image={lot.images[0]} sizes="88px" widths={[160, 320]} alt="" />
            </div>
          )}
          <span>
            <Link to={reviewOf("lot", lot._id)} target="_blank" rel="noreferrer">
              {lot.title}
            </Link>
            <small>
              {quantity(lot.quantity, lot.unit)}, {lot.category.title}, {lot.city}
            </small>
            <StandsOut lot={lot} checks={checks} />
            {plan?.left.has(lot._id) && (
              <strong className={classes.left}>
                {t`Left out:`} {plan.left.get(lot._id)?.msg}
              </strong>
            )}
          </span>
        </div>
      ),
    },
    {
      head: t`Seller`,
      cell: ({ _id, seller }) => (
        <div>
          {seller.business_name ?? seller.name}
          {plan?.lots.get(_id)?.seller_duplicates.map(({ name, same }) => (
            <small key={name} className={classes.same}>
              {t`Same ${sameText(same)} as ${name}`}
            </small>
          ))}
        </div>
      ),
    },
    {
      head: t`Seller asks`,
      kind: "figure",
      cell: (lot) => (lot.asking_price === null ? "–" : lotPrice(lot.asking_price, lot)),
    },
    {
      head: t`Price`,
      cell: (lot) => (
        <RowPrice
          lot={lot}
          fields={props.fields}
          sold={checks.get(lot._id)?.sold_last ?? null}
          typed={rows.get(lot._id)?.price}
          onType={(price) => onRow(lot._id, { price })}
        />
      ),
    },
    {
      head: lots.some(isUnsure) ? t`Bidders need, taxed as` : t`Bidders need`,
      cell: (lot) => (
        <div className={classes.choices}>
          <select
            className={classes.requirement}
            autoComplete="off"
            aria-label={t`Bidders of ${lot.title} need an authorisation for`}
            value={rows.get(lot._id)?.requirement ?? lot.usual_requirement ?? ""}
            onChange={(e) => onRow(lot._id, { requirement: e.currentTarget.value })}
          >
            {requirementChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {isUnsure(lot) && (
            <TaxedAs lot={lot} typed={rows.get(lot._id)} onRow={onRow} choices={taxes} />
          )}
        </div>
      ),
    },
    {
      head: t`Market value`,
      kind: "figure",
      cell: (lot) => {
        const planned = plan?.lots.get(lot._id);
        return planned ? (
          <div className={classes.value}>
            {lotPrice(planned.market_value, lot)}
            <PerUnit price={planned.market_value} lot={lot} />
            {lot.basis !== "lot" && (
              <small>{t`${lotPrice(planned.value, { basis: "lot" })} for the lot`}</small>
            )}
            <small>
              {planned.reserve_price === null
                ? t`No reserve`
                : t`Reserve ${lotPrice(planned.reserve_price, lot)}`}
            </small>
            {planned.bid_increment !== null && (
              <small>{t`Increment ${lotPrice(planned.bid_increment, lot)}`}</small>
            )}
          </div>
        ) : (
          "–"
        );
      },
    },
    {
      head: t`Ends`,
      cell: ({ _id }) => {
        const planned = plan?.lots.get(_id);
        return planned ? (
          <div className={classes.ends}>
            <When time={planned.ends_at} relative={false} />
          </div>
        ) : (
          "–"
        );
      },
    },
  ];
  return (
    <div className={classes.table}>
      <Table label={t`Lots to approve`} rows={lots} columns={columns} keyOf={({ _id }) => _id} />
    </div>
  );
});

/** Its sub-category is not sure or mixed, and names no material. */
const isUnsure = ({ sub_category_id }: LotRow) => !sub_category_id;

const TaxedAs = ({
  lot,
  typed,
  onRow,
  choices,
}: {
  lot: LotRow;
  typed: RowTyped | undefined;
  onRow: SetRow;
  choices: ReturnType<typeof useTaxChoices>;
}) => (
  <select
    className={classes.requirement}
    autoComplete="off"
    aria-label={t`${lot.title} is taxed as`}
    value={typed?.taxedAs ?? lot.taxed_as ?? ""}
    onChange={(e) => onRow(lot._id, { taxedAs: e.currentTarget.value })}
  >
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
