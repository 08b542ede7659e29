import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import { saveFile } from "../../lib/forms/save-file.ts";
import { PlainButton } from "../../ui/button-link.tsx";

export interface SavedFile {
  readonly title: string;
  /** Below /api. */
  readonly path: string;
  readonly file: string;
}

const nameOf = (number: string) => number.replaceAll("/", "-");

const Save = ({ files, number }: { files: readonly SavedFile[]; number: string }) =>
  files.map(({ title, path, file }) => (
    <PlainButton key={title} kind="quiet" onClick={() => void saveFile(path, file)}>
      {title}
      <span className="unseen"> {number}</span>
    </PlainButton>
  ));

interface Drawn {
  /** The PDF's, below /api. */
  readonly url: string;
  readonly number: string;
}
/** The market's own PDF, in English and in Hindi. */
export const inBothLanguages = ({ url, number }: Drawn): SavedFile[] => [
  { title: t`PDF in English`, path: `${url}?lang=en`, file: `${nameOf(number)}.pdf` },
  { title: t`PDF in Hindi`, path: `${url}?lang=hi`, file: `${nameOf(number)}-hi.pdf` },
];

interface Props {
  paper: Invoice;
  /** Whether what the portals are sent is this side's. */
  tells: boolean;
}

/** A tax paper's files, each to be saved: its PDF, and what the two portals take. */
export function filesOf(paper: Invoice, tells: boolean): SavedFile[] {
  const { number, url, by_seller, irn_needed, eway_needed } = paper;
  const name = nameOf(number);
  const files: SavedFile[] = by_seller
    ? [{ title: t`PDF`, path: url, file: `${name}.pdf` }]
    : inBothLanguages(paper);
  if (tells && irn_needed)
    files.push({ title: t`E-invoice JSON`, path: `${url}/inv01`, file: `${name}-inv01.json` });
  if (tells && eway_needed)
    files.push({ title: t`E-way JSON`, path: `${url}/eway`, file: `${name}-eway.json` });
  return files;
}

/** The same as a row of buttons. */
export const PaperFiles = ({ paper, tells }: Props) => (
  <Save files={filesOf(paper, tells)} number={paper.number} />
);
