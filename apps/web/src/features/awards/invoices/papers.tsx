import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import { date } from "../../../lib/formatting/formatting.ts";
import { saveFile } from "../../../lib/forms/save-file.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import award from "../award.module.css";
import type { Side } from "../award-words.rules.ts";
import classes from "../goods.module.css";
import { hasGoods, type Truck } from "../goods.rules.ts";
import { plate } from "../lifting/truck-words.ts";
import { EwayNumber } from "./eway-number.tsx";
import { IrpAnswer } from "./irp-answer.tsx";
import { amountWords, issuerOf, paperNames, portalWords } from "./paper-words.rules.ts";

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
            {[date(dated), truck && plate(truck.vehicle_no), amountWords(paper)]
              .filter(Boolean)
              .join(" · ")}
          </WithDates>
        </span>
        {portalWords(paper, truck?.eway_no ?? null).map((line) => (
          <span key={line} className="figures">
            <WithDates>{line}</WithDates>
          </span>
        ))}
      </div>
      <div className={classes.buttons}>
        <Files paper={paper} tells={tells} />
        {tells && paper.irn_needed && !paper.irn && <IrpAnswer paper={paper} />}
        {tells && paper.eway_needed && <EwayNumber paper={paper} />}
      </div>
    </li>
  );
}

function Files({ paper, tells }: Omit<RowProps, "truck">) {
  const { number, url, by_seller, irn_needed, eway_needed } = paper;
  const name = number.replaceAll("/", "-");
  const files = [
    by_seller
      ? [{ title: t`PDF`, path: url, file: `${name}.pdf` }]
      : [
          { title: t`PDF in English`, path: `${url}?lang=en`, file: `${name}.pdf` },
          { title: t`PDF in Hindi`, path: `${url}?lang=hi`, file: `${name}-hi.pdf` },
        ],
    tells && irn_needed
      ? [{ title: t`E-invoice JSON`, path: `${url}/inv01`, file: `${name}-inv01.json` }]
      : [],
    tells && eway_needed
      ? [{ title: t`E-way JSON`, path: `${url}/eway`, file: `${name}-eway.json` }]
      : [],
  ].flat();
  return files.map(({ title, path, file }) => (
    <PlainButton key={title} kind="quiet" onClick={() => void saveFile(path, file)}>
      {title}
      <span className="unseen"> {number}</span>
    </PlainButton>
  ));
}
