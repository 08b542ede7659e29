import type { Award as Sale } from "@rebale/contract/awards";
import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { aPaper } from "../../shared/goods/a-sale.ts";
import type { Side } from "../../shared/goods/side.ts";
import { WithMantine } from "../../ui/mantine/with-mantine.tsx";
import Award from "./award.tsx";

/** A sale's page for tests, as a browser would have it. */

/** It needs what its loader gave it alone. */
const Drawn = Award as unknown as React.FC<{ loaderData: object }>;
const Nothing = () => null;
const noMoney = { holder: "HDFC Bank", free: 0, on: true };
interface Shown {
  side?: Side;
  may?: boolean;
  papers?: ReturnType<typeof aPaper>[] | null;
  weights?: object | null;
  sites?: object[];
  /** How often the page's data is read. */
  onRead?: () => void;
}
export function drawSale(award: Sale, over: Shown = {}) {
  const { side = "buyer", may = true, papers = [], weights = null, sites = [], onRead } = over;
  const own = award.pay_through === "market" ? noMoney : null;
  const loaderData = {
    award,
    side,
    own,
    may,
    papers,
    weights,
    sites,
    declared: null,
    toCome: null,
  };
  const element = (
    <WithMantine>
      <Drawn loaderData={loaderData} />
    </WithMantine>
  );
  const loader = () => onRead?.() ?? null;
  const router = createMemoryRouter([{ path: "/", element, loader, HydrateFallback: Nothing }]);
  render(<RouterProvider router={router} />);
}
/** The part that says where it stands. */
export const hero = () => screen.findByRole("region", { name: "Next step" });
export const titleOf = async () => within(await hero()).getAllByRole("heading")[0]?.textContent;
const mainButtons = () => [...document.querySelectorAll("[data-kind=main]")];
/** The filled buttons' texts; there is one at most. */
export const mainText = () => mainButtons().map((button) => button.textContent);
