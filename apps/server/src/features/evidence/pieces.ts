import { extname } from "node:path";
import type { Db } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { publicLedger } from "../auctions/index.ts";
import type { Award } from "../awards/index.ts";
import {
  ewayFile,
  type GoodsPaper,
  goodsPaperPdf,
  goodsPapersOf,
  isEwayNeeded,
  type Paper,
  paperPdf,
  papersOf,
  shipToOn,
} from "../invoices/index.ts";
import { answeredOf } from "../questions/index.ts";
import { type PackFacts, packFacts } from "./pack-facts.store.ts";

/** A file of a pack. */
export interface Piece {
  readonly file: string;
  readonly what: string;
  readonly bytes: Buffer;
}
type Reading = Pick<Deps, "db" | "files">;

/** Everything that shows what became of a sale's goods. Nothing is locked while it is read. */
export async function gatherPieces(deps: Reading, award: Award): Promise<Piece[]> {
  const facts = await packFacts(deps.db, award.id);
  const papers = (await papersOf(deps.db, award.id)).filter(({ parties }) => !parties.side);
  return [
    ...tables(facts),
    ...(await questionPieces(deps, award)),
    json("bid-ledger.json", "Bid ledger", await publicLedger(deps.db, award.lotId)),
    ...(await slipPhotos(deps, facts)),
    ...(await invoicePieces(deps, papers)),
    ...(await goodsPaperPieces(await goodsPapersOf(deps.db, award.id))),
    ...(await documents(deps, facts)),
  ];
}

/** Said about the goods before they were sold; nothing where nobody asked. */
async function questionPieces({ db }: Reading, { lotId }: Award): Promise<Piece[]> {
  const answered = await answeredOf(db, lotId);
  return answered.length > 0
    ? [json("questions.json", "Questions before the sale, with their answers", answered)]
    : [];
}

const json = (file: string, what: string, content: unknown): Piece => ({
  ...{ file, what },
  bytes: Buffer.from(`${JSON.stringify(content, null, 1)}\n`),
});

/** Keys of our files are nobody's business: a document is named by its place in the pack. */
function tables(facts: PackFacts): Piece[] {
  const { sale, terms, moves, trucks, slips, authorisations, reports, kilograms } = facts;
  const unnamed = <T extends { document: string }>(rows: readonly T[]) =>
    rows.map(({ document: _, ...row }) => row);
  return [
    json("sale.json", "Sale", sale),
    json("terms.json", "Terms of sale, as agreed", terms),
    json("moves.json", "What became of the sale, move by move", moves),
    json("trucks.json", "Trucks that left", trucks),
    json(
      "slips.json",
      "Weighbridge slips",
      slips.map(({ photo: _, ...slip }) => slip),
    ),
    json(
      "authorisation.json",
      "The receiver's authorisations of that day",
      unnamed(authorisations),
    ),
    json("reports.json", "What the receiver said became of the goods", unnamed(reports)),
    json("kilograms.json", "Journal of kilograms, in grams", kilograms),
  ];
}

const plain = (text: string) => text.replace(/[^A-Za-z0-9.-]+/g, "-").slice(0, 60);

/** Files that are gone are left out: the index tells what is there. */
async function stored(
  { files }: Reading,
  wanted: readonly { readonly key: string; readonly file: string; readonly what: string }[],
): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const { key, file, what } of wanted) {
    const bytes = await files.read(`private/${key}`);
    if (bytes) pieces.push({ file: `${file}${extname(key)}`, what, bytes });
  }
  return pieces;
}

const slipPhotos = (deps: Reading, { slips }: PackFacts) =>
  stored(
    deps,
    slips.map(({ trip, kind, slip_no, photo }, i) => ({
      ...{ key: photo, what: `Photo of slip ${slip_no}, truck ${trip}, ${kind}` },
      file: `slips/${trip}-${kind}-${i + 1}-${plain(slip_no)}`,
    })),
  );

const documents = async (deps: Reading, { authorisations, reports }: PackFacts) => [
  ...(await stored(
    deps,
    authorisations.map(({ number, document }, i) => ({
      ...{ key: document, what: `Authorisation ${number}` },
      file: `authorisation/${i + 1}-${plain(number)}`,
    })),
  )),
  ...(await stored(
    deps,
    reports.map(({ id, document }, i) => ({
      ...{ key: document, what: `The receiver's document of report ${id}` },
      file: `confirmations/document-${i + 1}`,
    })),
  )),
];

async function invoicePieces(deps: Reading, papers: readonly Paper[]): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const paper of papers) {
    const bytes = await paperPdf(deps, paper, "en");
    const { kind, number } = paper;
    if (bytes)
      pieces.push({
        file: `invoices/${plain(number)}.pdf`,
        what: `${wordsOf(kind)} ${number}`,
        bytes,
      });
    const eway = await ewayOf(deps.db, paper);
    if (eway) pieces.push(json(`e-way/${plain(number)}.json`, `E-way bill of ${number}`, eway));
  }
  return pieces;
}

/** Its number where the portal gave one; what the portal asks for, as far as it is complete. */
async function ewayOf(db: Db, paper: Paper): Promise<object | null> {
  if (!isEwayNeeded(paper)) return null;
  try {
    return { eway_bill: paper.ewb, asked: ewayFile(paper, await shipToOn(db, paper)) };
  } catch {
    return { eway_bill: paper.ewb };
  }
}

const FOLDERS = {
  delivery_order: "delivery-order",
  manifest: "manifest",
  receipt: "receipts",
  confirmation: "confirmations",
} as const;
async function goodsPaperPieces(papers: readonly GoodsPaper[]): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const paper of papers) {
    const bytes = await goodsPaperPdf(paper, "en");
    const { kind, number } = paper;
    const file = `${FOLDERS[kind]}/${plain(number)}.pdf`;
    pieces.push({ file, what: `${wordsOf(kind)} ${number}`, bytes });
  }
  return pieces;
}

const wordsOf = (kind: string) => {
  const words = kind.replaceAll("_", " ");
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};
