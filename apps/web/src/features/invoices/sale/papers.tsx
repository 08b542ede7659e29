import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import IconFileInvoice from "~icons/tabler/file-invoice";
import { date } from "../../../lib/formatting/formatting.ts";
import classes from "../../../shared/goods/goods.module.css";
import type { Truck } from "../../../shared/goods/goods.rules.ts";
import { filesOf } from "../../../shared/goods/paper-files.tsx";
import {
  amountText,
  issuerOf,
  paperNames,
  portalText,
} from "../../../shared/goods/paper-labels.rules.ts";
import { PaperLine } from "../../../shared/goods/paper-line.tsx";
import type { Side } from "../../../shared/goods/side.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { CloseEway } from "./close-eway.tsx";
import { EwayNumber } from "./eway-number.tsx";
import { IrpAnswer } from "./irp-answer.tsx";

interface Props {
  award: Award;
  /** Null where they could not be read. */
  papers: readonly Invoice[] | null;
  side: Side;
  may: boolean;
  /** Further papers, a line each. */
  children: React.ReactNode;
}

/** Invoices, challans and notes of a sale, then what goes with its goods: each has its files. */
export function Papers({ award: sale, papers, side, may, children }: Props) {
  const isNone = papers?.length === 0 && sale.papers.length === 0;
  return (
    <>
      {papers === null && <FailedPart what={t`The papers`} />}
      {isNone && (
        <p>{t`There are none yet. Each truck that leaves has its invoice, and it is kept here.`}</p>
      )}
      <ul className={classes.papers}>
        {papers?.map((paper) => (
          <PaperRow
            key={paper._id}
            paper={paper}
            truck={sale.trips.find(({ _id }) => _id === paper.trip_id)}
            tells={may && issuerOf(paper) === side}
            may={may}
          />
        ))}
        {children}
      </ul>
    </>
  );
}

interface RowProps {
  paper: Invoice;
  truck: Truck | undefined;
  /** Whether what the portals answer is this side's to enter. */
  tells: boolean;
  may: boolean;
}

function PaperRow({ paper, truck, tells, may }: RowProps) {
  const { kind, number, dated, irn_needed, irn, eway_needed } = paper;
  const asksIrn = tells && irn_needed && !irn;
  const closes =
    may && truck?.state === "received" && !["none", "closed"].includes(paper.eway_state);
  return (
    <PaperLine
      icon={<IconFileInvoice width={22} height={22} aria-hidden />}
      name={paperNames[kind]}
      number={number}
      about={[date(dated), truck && plate(truck.vehicle_no), amountText(paper)]}
      notes={portalText(paper, truck?.eway_no ?? null)}
      files={filesOf(paper, tells)}
    >
      {(asksIrn || closes || (tells && eway_needed)) && (
        <>
          {asksIrn && <IrpAnswer paper={paper} />}
          {tells && eway_needed && <EwayNumber paper={paper} />}
          {closes && <CloseEway paper={paper} />}
        </>
      )}
    </PaperLine>
  );
}
