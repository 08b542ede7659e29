// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import { FilterChips } from "./filter-chips.tsx";
import { Filters } from "./filters.tsx";
import { readFilters } from "./read-filters.ts";
import { SearchField } from "./search-field.tsx";
import { useFilterForm } from "./use-filter-form.ts";

afterEach(cleanup);
// A busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

const sub = { _id: "9", url: "pet", title: "PET Bales" };
const categories = [
  { _id: "1", url: "plastics", icon: "", title: "Plastics", sub_category: [sub], live: 3 },
  { _id: "2", url: "tyres", icon: "", title: "Tyres", sub_category: [], live: 1 },
];

function Shop() {
  const filters = readFilters(useSearchParams()[0]);
  const form = useFilterForm(filters);
  return (
    <>
      <SearchField value={filters.q} form={form} />
      <Filters filters={filters} categories={categories} states={["Goa"]} form={form} />
      <FilterChips filters={filters} categories={categories} />
    </>
  );
}

function visit(path: string) {
  const router = createMemoryRouter([{ path: "/are-selling", element: <Shop /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
}

test("every choice becomes the address at once, typing after a rest", async () => {
  const search = visit("/are-selling");
  await userEvent.click(screen.getByRole("radio", { name: /Plastics/ }));
  await waitFor(() => expect(search()).toBe("?category=plastics"));
  await userEvent.selectOptions(screen.getByLabelText("State"), "Goa");
  await waitFor(() => expect(search()).toBe("?category=plastics&state=Goa"));
  // At once: a slow machine would take rests between the letters.
  const searchbox = screen.getByRole("searchbox", { name: "Search" });
  await userEvent.click(searchbox);
  fireEvent.input(searchbox, { target: { value: "PET" } });
  expect(search()).not.toContain("q=");
  await waitFor(() => expect(search()).toContain("q=PET"));
});

test("another category forgets the kind, and a chip takes its filter away", async () => {
  const search = visit("/are-selling?category=plastics&sub_category=pet&state=Goa");
  await userEvent.click(screen.getByRole("link", { name: "Remove Goa" }));
  await waitFor(() => expect(search()).toBe("?category=plastics&sub_category=pet"));
  await userEvent.click(screen.getByRole("radio", { name: /Tyres/ }));
  await waitFor(() => expect(search()).toBe("?category=tyres"));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Remove PET Bales" })).toBeNull());
});
