import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { date } from "../../lib/formatting/formatting.ts";
import classes from "../../shared/goods/goods.module.css";
import { PdfFiles } from "../../shared/goods/paper-files.tsx";
import { goodsPaperNames, nameOfPaper } from "../../shared/goods/paper-labels.rules.ts";
import { plate } from "../../shared/goods/truck-labels.ts";
import { WithDates } from "../../ui/with-dates.tsx";
import own from "./kilograms.module.css";

/** Delivery order, manifests, receipts, confirmations; those of tax have a list of their own. */
export const goodsPapersOf = ({ papers }: Pick<Award, "papers">) =>
  papers.filter(({ kind }) => kind in goodsPaperNames);

export function GoodsPapers({ award }: { award: Award }) {
  const papers = goodsPapersOf(award);
  if (papers.length === 0) return null;
  return (
    <div className={own.papers}>
      <h3>{t`Papers of the goods`}</h3>
      <ul className={classes.rows}>
        {papers.map((paper) => (
          <PaperRow
            key={paper.url}
            paper={paper}
            vehicle={award.trips.find(({ _id }) => _id === paper.trip_id)?.vehicle_no}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  paper: Award["papers"][number];
  vehicle: string | undefined;
}

function PaperRow({ paper: { kind, number, dated, url }, vehicle }: RowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>
          {nameOfPaper[kind]} <span className="figures">{number}</span>
        </strong>
        <span className="figures">
          <WithDates>
            {[date(dated), vehicle && plate(vehicle)].filter(Boolean).join(" · ")}
          </WithDates>
        </span>
      </div>
      <div className={classes.buttons}>
        <PdfFiles url={url} number={number} />
      </div>
    </li>
  );
}
