import type { BidOrder } from "@rebale/contract/auctions";
import { expect, test } from "vitest";
import { choicesOf } from "./choices.rules.ts";

const order = (id: string, standing: BidOrder["standing"]) =>
  ({ standing, product_id: { _id: id, title: `Lot ${id}` } }) as BidOrder;
const lot = (id: string, status: string) => ({ _id: id, title: `Lot ${id}`, status });

test("lots to choose are those that are led, outbid or watched and open, each once (W2)", () => {
  const orders = [order("1", "outbid"), order("2", "leading"), order("3", "won")];
  const watched = [lot("2", "live"), lot("4", "upcoming"), lot("5", "ended"), lot("6", "paused")];
  expect(choicesOf(orders, watched).map(({ id, from }) => [id, from])).toEqual([
    ["2", "leading"],
    ["1", "outbid"],
    ["4", "watched"],
    ["6", "watched"],
  ]);
});
