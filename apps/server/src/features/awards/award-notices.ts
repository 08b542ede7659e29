import { type Notice, notice } from "../notifications/index.ts";
import type { Award } from "./awards.store.ts";
import type { AskedMove } from "./move-award.ts";

/** Whom a move is told to, and how: the other side, or both of what the office decides. */
export function awardNoticesOf(award: Award, said: AskedMove): Notice[] {
  const { title, buyerId, sellerId } = award;
  const { reason, side } = said;
  const extras = { link: `/award/${award.id}` };
  const others = { buyer: [sellerId], seller: [buyerId], office: [buyerId, sellerId], market: [] };
  const to = said.move === "cancel" ? [buyerId, sellerId] : others[side];
  switch (said.move) {
    case "confirm_paid":
      return to.map((userId) => notice(userId, "award_paid", { title }, extras));
    case "agree_cancel":
      return to.map((userId) => notice(userId, "award_cancel_asked", { title, reason }, extras));
    case "cancel":
      return to.map((userId) => notice(userId, "award_cancelled", { title, reason }, extras));
    case "ask_default":
      return to.map((userId) => notice(userId, "award_default_asked", { title, reason }, extras));
    case "extend": {
      const what = said.dueAt ? ("pay" as const) : ("lift" as const);
      const until = (said.dueAt ?? said.liftBy ?? said.at).toISOString();
      const params = { title, reason, what, until };
      return to.map((userId) => notice(userId, "award_extended", params, extras));
    }
    default:
      return [];
  }
}
