// @vitest-environment jsdom
import type { VisitRow } from "@rebale/contract/inspections";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Visits } from "./visits.tsx";

const visit = {
  ...{ _id: "7", product_id: "3", title: "PET bales", url: "pet-bales", state: "booked" },
  from: "2026-12-02T04:30:00.000Z",
  to: "2026-12-02T05:30:00.000Z",
  site: { name: "Peenya Yard", city: "Bengaluru" },
  visitors: [
    { name: "A. Patil", mobile: "9876543210" },
    { name: "R. Shaikh", mobile: "9876543211" },
  ],
} as VisitRow;
const show = (seller: boolean, read: Parameters<typeof Visits>[0]["read"]) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "/", element: <Visits read={read} seller={seller} /> }])}
    />,
  ).container;

test("a buyer's visit leads to its pass in one step (F52)", () => {
  const text = show(false, { visits: [visit] }).textContent;
  expect(text).toContain("Wednesday, 02-12-202610:00 am – 11:00 am");
  expect(text).toContain("Peenya Yard, Bengaluru");
  const pass = screen.getByRole("link", { name: /Show the pass/ });
  expect(pass.getAttribute("href")).toBe("/auctiondetail/pet-bales#inspection");
});

test("a seller reads when who comes, and can call them (F52)", () => {
  const text = show(true, { visits: [visit] }).textContent;
  expect(text).toContain("10:00 am – 11:00 am");
  expect(text).toContain("2 people");
  expect(screen.getByRole("link", { name: "A. Patil" }).getAttribute("href")).toBe(
    "tel:+919876543210",
  );
  expect(screen.getByText("Booked")).toBeTruthy();
});

test("without visits there is nothing, and what could not be read is said (F52)", () => {
  expect(show(false, { visits: [] }).textContent).toBe("");
  expect(show(true, { failure: new Error("no line") }).textContent).toContain("Visitors today");
});
