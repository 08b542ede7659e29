import { randomUUID } from "node:crypto";
import { type Body, evidence } from "@rebale/contract";
import type { Db, Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Acting } from "../../platform/http/caller.ts";
import { once } from "../../platform/http/once.store.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import { type Award, findAwardById, lockAward, sideOf } from "../awards/index.ts";
import { entryFor, holdingsOf, nameOf, postKilograms, productsOf } from "../kilograms/index.ts";
import { notice, notifyMembers } from "../notifications/index.ts";
import { insertPack, nameOfCompany } from "./packs.store.ts";
import { gatherPieces } from "./pieces.ts";
import { zipPack } from "./zip-pack.ts";

type Making = Pick<Deps, "db" | "files" | "config" | "limits">;
type Asked = Body<typeof evidence.make>;
interface Sent {
  readonly body: Asked;
  readonly key: string | string[] | undefined;
}

/** A ZIP is held in memory while it is made. */
const inTurn = limitConcurrency(1, 20);

/**
 * Puts kilograms of a product into a pack, each gram once. The ZIP is made before anything is
 * locked; where another pack was quicker it is thrown away.
 * @returns its id
 * @throws Problem not_found for whoever is not the buyer; unknown_company, kilograms_exceeded,
 * too_busy, too_many_requests
 */
export async function makePack(deps: Making, caller: Acting, { body, key }: Sent): Promise<string> {
  const { db, files, limits } = deps;
  const award = await findAwardById(db, body.award_id);
  if (!award || sideOf(caller, award) !== "buyer") throw new Problem("not_found");
  const material = nameOf(await holdingsOf(db, award.id), body.material);
  // A caller who asks again under a key may have taken all that there was by the first call.
  if (key === undefined) await freeOf(db, award.id, body);
  const brand = await brandOf(deps, body.brand_company_id);
  await limits.upload(caller.userId, PACKS_COST);
  const id = randomUUID();
  const file = `evidence-${id}.zip`;
  const { bytes, sha256 } = await inTurn(async () => {
    const madeAt = (await marketNow(db)).toISOString();
    const about = { id, awardId: award.id, title: award.title, grams: body.kg as number, madeAt };
    return zipPack({ ...about, material, brand }, await gatherPieces(deps, award));
  });
  await files.put(`private/${file}`, bytes);
  const pack = { id, file, sha256, bytes: bytes.length };
  const call = { operation: evidence.make, userId: caller.userId, key, body };
  try {
    const made = await db
      .transaction()
      .execute((tx) => once(tx, call, () => record(tx, deps, caller, body, pack)));
    if (made.id !== id) await files.remove(`private/${file}`);
    return made.id;
  } catch (error) {
    await files.remove(`private/${file}`).catch(() => undefined);
    throw error;
  }
}
/** As much as a paper of a million bytes. */
const PACKS_COST = 1_000_000;

interface NewZip {
  readonly id: string;
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
}

async function record(
  tx: Tx,
  { config }: Pick<Making, "config">,
  caller: Acting,
  body: Asked,
  pack: NewZip,
): Promise<{ id: string }> {
  const award = await lockAward(tx, body.award_id);
  if (!award || sideOf(caller, award) !== "buyer") throw new Problem("not_found");
  const material = await freeOf(tx, award.id, body);
  const grams = body.kg as number;
  const of = { awardId: award.id, material, grams };
  const brandId = body.brand_company_id;
  await insertPack(tx, { ...pack, ...of, brandId, userId: caller.userId });
  const entry = entryFor({ kind: "evidence", packId: pack.id, ...of });
  await postKilograms(tx, [entry], caller.userId);
  await tell(tx, config.home, award, grams);
  return { id: pack.id };
}

/**
 * The product's name, where as much of it is free.
 * @throws Problem kilograms_exceeded
 */
async function freeOf(tx: Db, awardId: number, { material: typed, kg }: Asked): Promise<string> {
  const holdings = await holdingsOf(tx, awardId);
  const material = nameOf(holdings, typed);
  const free = productsOf(holdings).find((made) => made.material === material)?.free ?? 0;
  if (kg > free)
    throw new Problem("kilograms_exceeded", {
      path: "kg",
      data: { free_kg: free / 1000, asked_kg: kg / 1000 },
    });
  return material;
}

/** @throws Problem unknown_company */
async function brandOf({ db }: Making, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const name = await nameOfCompany(db, id);
  if (name === undefined) throw new Problem("unknown_company", { path: "brand_company_id" });
  return name;
}

const tell = (tx: Tx, home: string, { id, sellerId, title }: Award, grams: number) =>
  notifyMembers(tx, home, [
    notice(sellerId, "pack_made", { title, kg: grams / 1000 }, { link: `/award/${id}` }),
  ]);
