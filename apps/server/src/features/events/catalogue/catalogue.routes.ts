import { type Basis, type Milli, quantityOf, rupeesOrNull } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import { type LotPicture, readLotName } from "../../listings/index.ts";
import { findEvent, lotsOfEvent } from "../browse.store.ts";
import type { Catalogue } from "./draw-catalogue.ts";

const module = new URL("./draw-catalogue.ts", import.meta.url).href;

/** GET /event/{idname}/catalogue.pdf @throws Problem event_not_found, too_busy */
export function catalogueRoutes(
  app: FastifyInstance,
  { db, files, config }: Pick<Deps, "db" | "files" | "config">,
): void {
  const pictureOf = async (image: string): Promise<Buffer | null> => {
    const stored = await files.read(`public/${image}`).catch(() => null);
    if (!stored) return null;
    return sharp(stored)
      .resize(480, 360, { fit: "cover" })
      .jpeg({ quality: 72 })
      .toBuffer()
      .catch(() => null);
  };
  /** One by one: none of the large ones waits in memory for another. */
  const picturesOf = async ({ lots }: Catalogue) => {
    const pictures: (Buffer | null)[] = [];
    for (const { image } of lots) pictures.push(image === null ? null : await pictureOf(image));
    return pictures;
  };

  app.get<{ Params: { idname: string } }>(
    "/event/:idname/catalogue.pdf",
    async ({ params }, reply) => {
      const name = readLotName(params.idname);
      const event = name && (await findEvent(db, name));
      if (!event) throw new Problem("event_not_found");
      const lots = await lotsOfEvent(db, event.id);
      const catalogue: Catalogue = {
        title: event.title,
        address: `${config.home}/event/${event.url}`,
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
          market_value: rupeesOrNull(lot.market_value),
          ends: lot.ends_at && lot.outcome !== "withdrawn" ? indiaTime(lot.ends_at) : null,
          image: (lot.pictures as LotPicture[])[0]?.image ?? null,
        })),
      };
      const bytes = await drawPdf(module, catalogue, () => picturesOf(catalogue));
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="${event.url}.pdf"`)
        .header("cache-control", "no-cache")
        .send(bytes);
    },
  );
}
