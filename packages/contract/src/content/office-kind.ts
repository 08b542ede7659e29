import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { complaint, type Words } from "../values/complaint.ts";
import { required } from "../values/complaints.ts";
import { ById } from "../values/fields.ts";

/** The common parts of each kind of content that the office writes. */

/** Written by the office as HTML; the server keeps only harmless tags. */
export const html = (what: Words) =>
  z
    .string(required(what))
    .trim()
    .min(1, required(what))
    .max(200_000, complaint({ en: `${what.en} is too long`, hi: `${what.hi} बहुत लंबा है` }));

/** The same in Hindi; null where there is none, left out in a change it stays. */
export const inHindi = <T extends z.ZodType>(text: T) => text.nullish();

/** GET (list), POST (add), PATCH and DELETE by id for one kind of content, all for the office. */
export const office = <I extends z.ZodObject, O extends z.ZodType>(
  path: string,
  what: string,
  input: I,
  output: O,
) => {
  return {
    list: operation({
      method: "GET",
      path,
      who: "admin",
      may: "content.edit",
      summary: `Every ${what}.`,
      reply: envelope(z.array(output)),
    }),
    add: operation({
      method: "POST",
      path,
      who: "admin",
      may: "content.edit",
      summary: `Adds a ${what}.`,
      body: input,
      reply: envelope(output),
    }),
    change: operation({
      method: "PATCH",
      path: `${path}/{id}`,
      who: "admin",
      may: "content.edit",
      summary: `Changes a ${what}.`,
      params: ById,
      body: input.partial(),
      reply: envelope(output),
    }),
    remove: command({
      method: "DELETE",
      path: `${path}/{id}`,
      who: "admin",
      may: "content.edit",
      summary: `Deletes a ${what}.`,
      params: ById,
    }),
  } as const;
};
