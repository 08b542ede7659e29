import { z } from "zod";
import { envelope } from "../http/operation.ts";

/** A page of an office's list, and how many pages there are. */
export const paged = <T extends z.ZodType>(row: T) =>
  envelope(z.array(row), { totalpage: z.number() });
