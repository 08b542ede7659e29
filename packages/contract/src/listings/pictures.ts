import { z } from "zod";
import { complaint } from "../values/complaint.ts";
import { SHOTS, type Shot, ShotOut } from "./photo-shots.ts";

/** Pictures of a lot, as they are shown and as they are sent. */

export const MAX_PICTURES = 12;
export const PICTURED_PAPERS = ["slip", "report"] as const;
export type PicturedPaperKind = (typeof PICTURED_PAPERS)[number];
/** A stored picture of a lot. */
export const Picture = z.object({
  image: z.string().describe("Below /uploads."),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  kind: z
    .enum(PICTURED_PAPERS)
    .optional()
    .describe("Of a picture that shows no goods but a weigh slip or a test report."),
  shot: ShotOut.optional().describe("Which of the views asked for it is, where that was said."),
});

/** One of the pictures that a lot is to have. */
export interface PictureEntry {
  readonly image: string;
  readonly kind?: PicturedPaperKind;
  readonly shot?: Shot;
}
const ENTRY = new RegExp(
  `^(?<image>[^:,@]+)(:(?<kind>${PICTURED_PAPERS.join("|")}))?(@(?<shot>${SHOTS.join("|")}))?$`,
);
/** A picture's name, `name:slip` or `name:report`; a shot of the checklist is `name@whole`. */
export const PictureEntry = z
  .string()
  .max(200)
  .regex(
    ENTRY,
    complaint({
      en: "Name a picture, with :slip or :report where it shows one, and @ with a known shot",
      hi: "फ़ोटो का नाम भेजिए; पर्ची या रिपोर्ट हो तो पीछे :slip या :report, और @ के साथ सूची का शॉट",
    }),
  )
  .transform((text): PictureEntry => {
    const { image = "", kind, shot } = ENTRY.exec(text)?.groups ?? {};
    return {
      image,
      ...(kind && { kind: kind as PicturedPaperKind }),
      ...(shot && { shot: shot as Shot }),
    };
  });
/** Entries in a form's field, separated by commas. */
export const pictureOrder = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => (text ? text.split(",") : []))
    .pipe(z.array(PictureEntry).max(MAX_PICTURES));
