import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import { date } from "../../../lib/formatting/formatting.ts";
import classes from "../../../shared/goods/goods.module.css";
import { hasGoods, type Truck } from "../../../shared/goods/goods.rules.ts";
import { PaperFiles } from "../../../shared/goods/paper-files.tsx";
import {
  amountText,
  issuerOf,
  paperNames,
  portalText,
} from "../../../shared/goods/paper-labels.rules.ts";
import award from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { EwayNumber } from "./eway-number.tsx";
import { IrpAnswer } from "./irp-answer.tsx";

interface Props {
  award: Award;
  /** Null where they could not be read. */
  papers: readonly Invoice[] | null;
  side: Side;
  may: boolean;
}

/** Invoices, challans and notes of a sale, each to be saved. */
export function Papers({ award: sale, papers, side, may }: Props) {
  if (!hasGoods(sale) && !papers?.length) return null;
  return (
    <section className={award.card} id="papers">
      <h2>{t`Papers`}</h2>
      {papers === null && <FailedPart what={t`The papers`} />}
      {papers?.length === 0 && (
        <p>{t`There are none yet. Each truck that leaves has its invoice, and it is kept here.`}</p>
      )}
      {papers && papers.length > 0 && (
        <ul className={classes.rows}>
          {papers.map((paper) => (
            <PaperRow
              key={paper._id}
              paper={paper}
              truck={sale.trips.find(({ _id }) => _id === paper.trip_id)}
              tells={may && issuerOf(paper) === side}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  paper: Invoice;
  truck: Truck | undefined;
  /** Whether what the portals answer is this side's to enter. */
  tells: boolean;
}

function PaperRow({ paper, truck, tells }: RowProps) {
  const { kind, number, dated } = paper;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>
          {paperNames[kind]} <span className="figures">{number}</span>
        </strong>
        <span className="figures">
          <WithDates>
            {[date(dated), truck && plate(truck.vehicle_no), amountText(paper)]
              .filter(Boolean)
              .join(" · ")}
          </WithDates>
        </span>
        {portalText(paper, truck?.eway_no ?? null).map((line) => (
          <span key={line} className="figures">
            <WithDates>{line}</WithDates>
          </span>
        ))}
      </div>
      <div className={classes.buttons}>
        <PaperFiles paper={paper} tells={tells} />
        {tells && paper.irn_needed && !paper.irn && <IrpAnswer paper={paper} />}
        {tells && paper.eway_needed && <EwayNumber paper={paper} />}
      </div>
    </li>
  );
}
