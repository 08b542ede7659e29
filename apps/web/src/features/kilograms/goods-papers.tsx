import type { Award } from "@rebale/contract/awards";
import IconFileText from "~icons/tabler/file-text";
import { date } from "../../lib/formatting/formatting.ts";
import { inBothLanguages } from "../../shared/goods/paper-files.tsx";
import { goodsPaperNames, nameOfPaper } from "../../shared/goods/paper-labels.rules.ts";
import { PaperLine } from "../../shared/goods/paper-line.tsx";
import { plate } from "../../shared/goods/truck-labels.ts";

/** Delivery order, manifests, receipts, confirmations; those of tax have a list of their own. */
export const goodsPapersOf = ({ papers }: Pick<Award, "papers">) =>
  papers.filter(({ kind }) => kind in goodsPaperNames);

export const GoodsPapers = ({ award }: { award: Award }) =>
  goodsPapersOf(award).map((paper) => (
    <PaperRow
      key={paper.url}
      paper={paper}
      vehicle={award.trips.find(({ _id }) => _id === paper.trip_id)?.vehicle_no}
    />
  ));

interface RowProps {
  paper: Award["papers"][number];
  vehicle: string | undefined;
}

function PaperRow({ paper: { kind, number, dated, url }, vehicle }: RowProps) {
  return (
    <PaperLine
      icon={<IconFileText width={22} height={22} aria-hidden />}
      name={nameOfPaper[kind]}
      number={number}
      about={[date(dated), vehicle && plate(vehicle)]}
      files={inBothLanguages({ url, number })}
    />
  );
}
