import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import type * as PdfJs from "unpdf/pdfjs";
import pdfJsUrl from "unpdf/pdfjs?url";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { Notice } from "../notice.tsx";
import classes from "./document-pane.module.css";

/**
 * pdf.js in one file, fetched once: here it draws, and in a worker of its own it reads, where it
 * waits for its first document as soon as it is there.
 */
const pdfJs = (): Promise<typeof PdfJs> => import(/* @vite-ignore */ pdfJsUrl);

/** Certificates have a page or two; the rest of a long document is for the browser's own reader. */
const MAX_PAGES = 8;
/** Dots for each point of the page: small print stays readable when it is enlarged. */
const SHARPNESS = 2;
/**
 * An older browser's worker may fail without a word: by then the paper's own links are named. A
 * slow machine draws it all the same.
 */
const LONG_MS = 15_000;

interface Props {
  pdf: ArrayBuffer;
  name: string;
}

/** The pages of a PDF, drawn one after the other. */
export default function PdfPages({ pdf, name }: Props) {
  const pages = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const into = pages.current;
    let away = false;
    setState("waiting");
    const thread = new Worker(pdfJsUrl, { type: "module" });
    const fail = () => !away && setState((before) => (before === "shown" ? before : "failed"));
    thread.onerror = fail;
    const tooLong = setTimeout(fail, LONG_MS);
    let task: PdfJs.PDFDocumentLoadingTask | null = null;
    const draw = async () => {
      const { getDocument, PDFWorker } = await pdfJs();
      if (away) return;
      const worker = PDFWorker.create({ port: thread });
      // The reader takes its bytes along to its worker.
      task = getDocument({ data: pdf.slice(0), worker });
      const document = await task.promise;
      const count = Math.min(document.numPages, MAX_PAGES);
      for (let number = 1; number <= count && !away; number++) {
        const canvas = await drawPage(document, number);
        canvas.setAttribute("aria-label", t`${name}, page ${number} of ${document.numPages}`);
        if (away) return;
        into?.append(canvas);
        setState("shown");
      }
      setLeft(document.numPages - count);
    };
    draw().catch(fail);
    return () => {
      away = true;
      clearTimeout(tooLong);
      into?.replaceChildren();
      // Its fonts leave the page before its worker ends.
      void Promise.resolve()
        .then(() => task?.destroy())
        .catch(() => undefined)
        .finally(() => thread.terminate());
    };
  }, [pdf, name]);
  return (
    <>
      {state === "waiting" && <Skeleton height="60dvh" />}
      {state === "failed" && (
        <Notice kind="failed">
          {t`This PDF cannot be shown here: this browser may be too old. Open it in a new tab, or save a copy, below.`}
        </Notice>
      )}
      <div ref={pages} className={classes.pages} />
      {left > 0 && <p>{t`${left} more pages: open it in a new tab.`}</p>}
    </>
  );
}

async function drawPage(
  document: PdfJs.PDFDocumentProxy,
  number: number,
): Promise<HTMLCanvasElement> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: SHARPNESS });
  const canvas = window.document.createElement("canvas");
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  canvas.setAttribute("role", "img");
  await page.render({ canvas, viewport }).promise;
  return canvas;
}
