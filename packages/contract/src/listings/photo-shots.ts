import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { complaint } from "../values/complaint.ts";

/** Photographs by checklist: the views that a lot's pictures should show, by stream. */

/** A view of the goods. */
export const SHOTS = ["whole", "near", "inside", "label", "scale", "store", "access"] as const;
export type Shot = (typeof SHOTS)[number];
export const ShotOut = z
  .enum(SHOTS)
  .describe(
    "The whole heap, from 30 cm, cut or opened, its label, beside a measure, how it lies, where a truck loads.",
  );

/** One view that lots of a material ask for. */
export const PhotoShot = z.object({
  shot: ShotOut,
  title: z.string(),
  title_hi: z.string(),
  hint: z.string().describe("What the picture should show."),
  hint_hi: z.string(),
  needed: z.boolean().describe("Else it is wished for."),
});
export type PhotoShot = z.output<typeof PhotoShot>;

export const materialPhotos = operation({
  method: "GET",
  path: "/materials/{code}/photos",
  who: "anyone",
  summary: "The photographs that lots of a material ask for, needed ones first.",
  params: z.object({
    code: z.string().max(60, complaint({ en: "This is not a material", hi: "यह कोई माल नहीं है" })),
  }),
  reply: envelope(z.array(PhotoShot)),
});

/** A lot's photographs against the checklist of its goods. */
export const LotPhotos = z.object({
  asked: z.array(ShotOut).describe("Needed and wished, in order."),
  missing: z.array(ShotOut).describe("The needed ones that no picture of it says that it shows."),
});
export type LotPhotos = z.output<typeof LotPhotos>;
