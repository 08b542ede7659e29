// @vitest-environment jsdom
import type { Suggestion } from "@rebale/contract/listings/search";
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SearchField } from "../search/search-field.tsx";
import { SearchNote } from "../search/search-reading.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { Filters } from "./filters.tsx";
import { readFilters } from "./read-filters.ts";
import { useFilterForm } from "./use-filter-form.ts";

afterEach(cleanup);
// A busy machine takes its time.
configure({ asyncUtilTimeout: 5000 });

const sub = { _id: "9", url: "pet", title: "PET Bales", title_hi: null };
const plain = { icon: "", title_hi: null };
const categories = [
  { ...plain, _id: "1", url: "plastics", title: "Plastics", sub_category: [sub], live: 3 },
  { ...plain, _id: "2", url: "tyres", title: "Tyres", sub_category: [], live: 1 },
];

const counts = {
  states: [
    { state: "Goa", live: 2 },
    { state: "Kerala", live: 1000 },
  ],
  live: 4,
  upcoming: 0,
  ends_within_hour: 1,
};

const suggested: Suggestion[] = [
  { kind: "material", title: "Copper", note: "tamba", query: { material: "copper" }, url: null },
  { kind: "place", title: "Tamil Nadu", note: "", query: { state: "Tamil Nadu" }, url: null },
];

function Shop() {
  const filters = readFilters(useSearchParams()[0]);
  const form = useFilterForm(filters);
  return (
    <>
      <SearchField filters={filters} form={form} suggest={async () => suggested} />
      <Filters
        filters={filters}
        categories={categories}
        counts={counts}
        states={["Goa", "Kerala"]}
        form={form}
      />
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
  await userEvent.click(screen.getByRole("checkbox", { name: /Plastics/ }));
  await waitFor(() => expect(search()).toBe("?category=plastics"));
  await userEvent.click(screen.getByRole("checkbox", { name: /Goa/ }));
  await waitFor(() => expect(search()).toBe("?category=plastics&state=Goa"));
  // At once: a slow machine would take rests between the letters.
  const searchbox = screen.getByRole("combobox", { name: "Search" });
  await userEvent.click(searchbox);
  fireEvent.input(searchbox, { target: { value: "PET" } });
  expect(search()).not.toContain("q=");
  await waitFor(() => expect(search()).toContain("q=PET"));
});

test("another category forgets the kind, and a chip takes its filter away", async () => {
  const search = visit("/are-selling?category=plastics&sub_category=pet&state=Goa");
  await userEvent.click(screen.getByRole("link", { name: "Remove Goa" }));
  await waitFor(() => expect(search()).toBe("?category=plastics&sub_category=pet"));
  await userEvent.click(screen.getByRole("checkbox", { name: /Tyres/ }));
  await waitFor(() => expect(search()).toBe("?category=plastics%2Ctyres"));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Remove PET Bales" })).toBeNull());
});

test("several categories and states stand side by side, each with its count and its chip (trader 14)", async () => {
  const search = visit("/are-selling?view=table&category=plastics,tyres&state=Goa&state=Kerala");
  const ticked = screen.getAllByRole("checkbox", { checked: true });
  expect(ticked.map((box) => box.closest("label")?.textContent)).toEqual([
    "Plastics3",
    "Tyres1",
    "Goa2",
    "Kerala1,000+",
  ]);
  await userEvent.click(screen.getByRole("link", { name: "Remove Goa" }));
  await waitFor(() => expect(search()).toContain("state=Kerala"));
  expect(search()).toContain("category=plastics%2Ctyres");
  await waitFor(() =>
    expect(screen.getByRole("checkbox", { name: /Goa/ })).toHaveProperty("checked", false),
  );
  await userEvent.click(screen.getByRole("link", { name: "Clear all" }));
  await waitFor(() => expect(search()).toBe("?view=table"));
});

test("a visitor may bid on lots that ask for no authorisation; what ends within the hour is a tick", async () => {
  const search = visit("/are-selling");
  await userEvent.click(screen.getByRole("checkbox", { name: "Lots I may bid on" }));
  await waitFor(() => expect(search()).toBe("?may_bid=none"));
  await userEvent.click(screen.getByRole("checkbox", { name: /Ends within the hour/ }));
  await waitFor(() => expect(search()).toBe("?ends_within=60&may_bid=none"));
  await userEvent.click(screen.getByRole("checkbox", { name: "Lots I may bid on" }));
  await waitFor(() => expect(search()).toBe("?ends_within=60"));
});

test("the browser is asked where it is on a press alone, and to some 10 km", async () => {
  const asked: PositionCallback[] = [];
  const failed: PositionErrorCallback[] = [];
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, not: PositionErrorCallback) => {
        asked.push(found);
        failed.push(not);
      },
    },
  });
  const search = visit("/are-selling?category=plastics");
  expect(asked).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Near me" }));
  failed[0]?.({} as GeolocationPositionError);
  await screen.findByText(/did not say where you are/);
  await userEvent.click(screen.getByRole("button", { name: "Near me" }));
  asked[1]?.({ coords: { latitude: 18.5204, longitude: 73.8567 } } as GeolocationPosition);
  await waitFor(() => expect(search()).toBe("?category=plastics&near=18.5%2C73.9&within=100"));
  await userEvent.selectOptions(await screen.findByLabelText(/straight line/), "250");
  await waitFor(() => expect(search()).toContain("within=250"));
  await userEvent.click(screen.getByRole("link", { name: "Remove Within 250 km of you" }));
  await waitFor(() => expect(search()).toBe("?category=plastics"));
});

test("suggestions are walked with the arrow keys, chosen with Enter, closed with Escape (A14)", async () => {
  const search = visit("/are-selling?category=plastics");
  const field = screen.getByRole("combobox", { name: "Search" });
  await userEvent.type(field, "tam");
  const list = await screen.findByRole("listbox", { name: "Suggestions" });
  expect(within(list).getAllByRole("option")).toHaveLength(2);
  expect(field.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox", { name: "Suggestions" })).toBeNull();
  expect((field as HTMLInputElement).value).toBe("tam");
  await userEvent.type(field, "b");
  const again = await screen.findByRole("listbox", { name: "Suggestions" });
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  const chosen = within(again).getByRole("option", { selected: true });
  expect(chosen.textContent).toContain("Copper");
  expect(field.getAttribute("aria-activedescendant")).toBe(chosen.id);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(search()).toBe("?category=plastics&material=copper"));
  expect((field as HTMLInputElement).value).toBe("");
});

test("what the words were read as stands as chips, each removed by itself or taken as typed (A14)", () => {
  const read = [
    { typed: "tamba", as: "material", value: "copper", title: "Copper", without: "drums gujarat" },
    { typed: "gujarat", as: "state", value: "Gujarat", title: "Gujarat", without: "tamba drums" },
  ] as const;
  const q = "tamba drums gujarat";
  const literal = '"tamba" "drums" "gujarat"';
  const search = { q, read: [...read], words: ["drums"], corrected: false, literal };
  const page = (
    <>
      <FilterChips filters={{ q }} categories={categories} search={search} />
      <SearchNote filters={{ q }} search={search} />
      <SearchNote filters={{ q: "coper" }} search={{ ...search, q: "copper", corrected: true }} />
    </>
  );
  const router = createMemoryRouter([{ path: "/", element: page }]);
  render(<RouterProvider router={router} />);
  const to = (name: RegExp | string) =>
    screen.getByRole("link", { name }).getAttribute("href")?.replaceAll("+", " ");
  expect(to("Remove Copper")).toBe("/?q=drums gujarat");
  expect(to("Remove Gujarat")).toBe("/?q=tamba drums");
  expect(to("Remove drums")).toBe("/?q=tamba gujarat");
  expect(decodeURIComponent(to(/tamba drums gujarat/) ?? "")).toBe(`/?q=${literal}`);
  screen.getByText("No results for “coper”. Showing lots for “copper”.");
});
