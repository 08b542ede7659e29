import type { Selectable } from "kysely";
import type { Timetables } from "../../../platform/db/db-types.ts";
import type { AuctionFormat } from "../domain/auction.ts";

/** The one mapping from a timetable's columns to how its lot is sold. */
export const formatFrom = ({
  format,
  format_rules,
  stage,
}: Pick<Selectable<Timetables>, "format" | "format_rules" | "stage">): AuctionFormat => ({
  kind: format as AuctionFormat["kind"],
  rules: format_rules as AuctionFormat["rules"],
  stage: stage as AuctionFormat["stage"],
});
