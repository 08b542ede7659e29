import type { OfficeUser } from "@rebale/contract/office";
import { useState } from "react";
import IconFileText from "~icons/tabler/file-text";
import { DocumentViewer } from "./document-viewer.tsx";
import classes from "./documents.module.css";

const names = {
  panimage: "PAN card",
  doi: "Certificate of incorporation",
  gst_image: "GST certificate",
} as const;
type Kind = keyof typeof names;
const kinds = Object.keys(names) as Kind[];

export function Documents({ documents, of }: { documents: OfficeUser["documents"]; of: string }) {
  const [shown, setShown] = useState<Kind | null>(null);
  const file = shown && documents[shown];
  return (
    <>
      <ul className={classes.documents}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" disabled={!documents[kind]} onClick={() => setShown(kind)}>
              <IconFileText size={22} aria-hidden />
              <span>
                {names[kind]}
                <small>{documents[kind] ? "Open" : "Not sent"}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown && file && (
        <DocumentViewer
          key={file}
          file={file}
          name={`${names[shown]} of ${of}`}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
