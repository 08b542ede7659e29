import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import { saveFile } from "../../lib/forms/save-file.ts";
import { PlainButton } from "../../ui/button-link.tsx";

interface Props {
  paper: Invoice;
  /** Whether what the portals are sent is this side's. */
  tells: boolean;
}

/** A paper's files, each to be saved: its PDF, and what the two portals take. */
export function PaperFiles({ paper, tells }: Props) {
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
