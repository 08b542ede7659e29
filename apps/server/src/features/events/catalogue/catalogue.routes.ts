import { hash } from "node:crypto";
import { type Basis, type Milli, type Paise, quantityOf, rupees } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/fields";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import type { Deps } from "../../../platform/deps.ts";
import { newDocument } from "../../../platform/pdf.ts";
import { Problem } from "../../../platform/problem.ts";
import { type LotPicture, readLotName } from "../../listings/index.ts";
import { findEvent, lotsOfEvent } from "../browse.store.ts";
import { type Catalogue, drawCatalogue } from "./draw-catalogue.ts";

/** Catalogues are kept in memory up to so many bytes, each until its event changes. */
const MOST_BYTES = 48 * 1024 * 1024;
const summary = "The event's catalogue as PDF, with pictures.";

/** GET /event/{idname}/catalogue.pdf @throws Problem event_not_found */
export function catalogueRoutes(
  app: FastifyInstance,
  { db, files }: Pick<Deps, "db" | "files">,
): void {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: 50, ttl: 3_600_000 });
  const sizes = { total: 0 };

  const pictureOf = async (image: string): Promise<Buffer | null> => {
    const stored = await files.read(`public/${image}`).catch(() => null);
    if (!stored) return null;
    return sharp(stored)
      .resize(480, 360, { fit: "cover" })
      .jpeg({ quality: 72 })
      .toBuffer()
      .catch(() => null);
  };

  const draw = async (catalogue: Catalogue): Promise<Buffer> => {
    const doc = newDocument(catalogue.title);
    const pieces: Buffer[] = [];
    doc.on("data", (piece: Buffer) => void pieces.push(piece));
    const ended = new Promise<void>((done, failed) => doc.on("end", done).on("error", failed));
    await drawCatalogue(catalogue, doc, pictureOf);
    await ended;
    return Buffer.concat(pieces);
  };

  /** One drawing for all who ask meanwhile, and for who asks later while nothing has changed. */
  const bytesOf = (catalogue: Catalogue): Promise<Buffer> => {
    const key = hash("sha256", JSON.stringify(catalogue));
    const known = kept.get(key);
    if (known) return known;
    const drawn = draw(catalogue);
    kept.set(key, drawn);
    drawn.then(
      ({ length }) => {
        sizes.total += length;
        if (sizes.total > MOST_BYTES) {
          kept.clear();
          sizes.total = 0;
        }
      },
      () => kept.delete(key),
    );
    return drawn;
  };

  app.get<{ Params: { idname: string } }>(
    "/event/:idname/catalogue.pdf",
    { schema: { summary } },
    async ({ params, host, protocol }, reply) => {
      const name = readLotName(params.idname);
      const event = name && (await findEvent(db, name));
      if (!event) throw new Problem("event_not_found");
      const lots = await lotsOfEvent(db, event.id);
      const bytes = await bytesOf({
        title: event.title,
        address: `${protocol}://${host}/event/${event.url}`,
        starts: indiaTime(event.starts_at),
        ends: indiaTime(event.first_ends_at),
        inspection: event.inspection,
        terms: event.terms,
        lots: lots.map((lot) => ({
          place: lot.place + 1,
          title: lot.title,
          description: lot.description,
          quantity: quantityOf(lot.quantity_milli as Milli),
          unit: lot.unit,
          city: lot.city,
          state: lot.state,
          basis: lot.basis as Basis,
          market_value: lot.market_value === null ? null : rupees(lot.market_value as Paise),
          ends: lot.ends_at && lot.outcome !== "withdrawn" ? indiaTime(lot.ends_at) : null,
          image: (lot.pictures as LotPicture[])[0]?.image ?? null,
        })),
      });
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="${event.url}.pdf"`)
        .header("cache-control", "no-cache")
        .send(bytes);
    },
  );
}
