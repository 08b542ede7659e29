import { indiaDay } from "@rebale/contract/values/calendar";
import { type Notice, notice } from "../notifications/index.ts";
import type { InspectionRow } from "./inspections.store.ts";

/** The notices to both sides about a visit. */

type Told = Pick<
  InspectionRow,
  "title" | "url" | "slotFrom" | "siteId" | "siteName" | "visitors" | "buyerId" | "sellerId"
>;
type Code = "inspection_booked" | "inspection_tomorrow" | "inspection_cancelled";
const CHANNELS = ["app", "push", "sms"] as const;

const toBoth = (code: Code, visit: Told): Notice[] => {
  const { title, slotFrom, siteName: yard, visitors, buyerId, sellerId } = visit;
  const params = { title, yard, from: slotFrom.toISOString() };
  const extras = { channels: CHANNELS, goodUntil: slotFrom };
  return [
    notice(
      buyerId,
      code,
      { ...params, people: null },
      { ...extras, link: `/auctiondetail/${visit.url}#inspection` },
    ),
    notice(
      sellerId,
      code,
      { ...params, people: visitors.length },
      { ...extras, link: `/company?visits=${visit.siteId}&day=${indiaDay(slotFrom)}` },
    ),
  ];
};

export const bookedNotices = (visit: Told): Notice[] => toBoth("inspection_booked", visit);
export const tomorrowNotices = (visit: Told): Notice[] => toBoth("inspection_tomorrow", visit);
export const cancelledNotices = (visit: Told): Notice[] => toBoth("inspection_cancelled", visit);
