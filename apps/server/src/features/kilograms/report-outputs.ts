import { type Body, kilograms } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { once } from "../../platform/http/once.store.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { type Award, findAwardById, lockAward, sideOf } from "../awards/index.ts";
import { issueGoodsPaper } from "../invoices/index.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { storeCompanyDocument } from "../papers/index.ts";
import { bookArrivals, bookTrucks } from "./book-trucks.ts";
import { entryFor } from "./kg-entry.rules.ts";
import { holdingsOf } from "./kg-journal.store.ts";
import { nameOf, reportedOf, totalsOf } from "./kilograms.rules.ts";
import { documentSentBefore, insertOutput } from "./outputs.store.ts";
import { postKilograms } from "./post-kilograms.ts";

type Reporting = Pick<Deps, "db" | "config" | "files" | "limits">;
interface Asked {
  readonly body: Body<typeof kilograms.report>;
  readonly uploads: readonly Upload[];
  readonly key: string | string[] | undefined;
}

/**
 * The buyer says what came out of a sale's goods and what was lost; what is not told of stays in
 * stock.
 * @throws Problem not_found for whoever is not the buyer; kilograms_exceeded, invalid_input at
 * `document`, document_unreadable
 */
export async function reportOutputs(
  deps: Reporting,
  caller: Acting,
  awardId: number,
  { body, uploads: [upload], key }: Asked,
): Promise<void> {
  const seen = await findAwardById(deps.db, awardId);
  if (!seen || sideOf(caller, seen) !== "buyer") throw new Problem("not_found");
  const { userId, company } = caller;
  const sent = { awardId, ...body, file: upload ? [upload.filename, upload.size] : null };
  const call = { operation: kilograms.report, userId, key, body: sent };
  const write = (tx: Tx, file?: string) =>
    once(tx, call, async () => ({ id: await report(tx, deps, { caller, awardId, body, file }) }));
  if (!upload) return void (await deps.db.transaction().execute((tx) => write(tx)));
  const sending = { companyId: company.companyId, userId, upload };
  await storeCompanyDocument(deps, sending, write);
}

interface Reported {
  readonly caller: Acting;
  readonly awardId: number;
  readonly body: Asked["body"];
  readonly file: string | undefined;
}

async function report(
  tx: Tx,
  { config }: Pick<Reporting, "config">,
  { caller, awardId, body, file }: Reported,
): Promise<number> {
  const award = await lockAward(tx, awardId);
  if (!award || sideOf(caller, award) !== "buyer") throw new Problem("not_found");
  await bookTrucks(tx, awardId);
  const before = await holdingsOf(tx, awardId);
  const outputs = body.outputs.map(({ material, kg }) => ({
    ...{ material: nameOf(before, material), grams: kg as number },
  }));
  const loss = body.loss_kg ?? 0;
  await refuseTooMuch(tx, awardId, reportedOf(outputs, loss));
  const document = file ?? (await documentSentBefore(tx, caller.company.companyId, awardId, body));
  if (document === undefined)
    throw new Problem("invalid_input", {
      ...{
        path: "document",
        msg: { en: "Send the document that shows it", hi: "वह काग़ज़ भेजिए जिसमें यह दिखे" },
      },
    });
  const outputId = await insertOutput(tx, { awardId, document, userId: caller.userId });
  const entry = entryFor({ kind: "output", awardId, outputId, outputs, loss });
  await postKilograms(tx, [entry], caller.userId);
  await tellSeller(tx, config.home, award, reportedOf(outputs, loss));
  await issueGoodsPaper(tx, "confirmation", { awardId, outputId });
  return outputId;
}

/** @throws Problem kilograms_exceeded */
async function refuseTooMuch(tx: Tx, awardId: number, reported: number): Promise<void> {
  const { stock, transit } = totalsOf(await holdingsOf(tx, awardId));
  if (reported > stock + transit)
    throw new Problem("kilograms_exceeded", {
      path: "outputs",
      data: { free_kg: (stock + transit) / 1000, asked_kg: reported / 1000 },
    });
  if (reported > stock) await bookArrivals(tx, awardId, reported - stock);
  // The loss on the way is known only once a truck has arrived.
  const { stock: arrived } = totalsOf(await holdingsOf(tx, awardId));
  if (reported > arrived)
    throw new Problem("kilograms_exceeded", {
      path: "outputs",
      data: { free_kg: arrived / 1000, asked_kg: reported / 1000 },
    });
}

const tellSeller = (tx: Tx, home: string, award: Award, grams: number) =>
  notifyMembers(tx, home, [
    notice(
      award.sellerId,
      "goods_recycled",
      { title: award.title, kg: grams / 1000 },
      { link: `/award/${award.id}` },
    ),
  ]);
