// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { List } from "./list.tsx";
import { RowLink } from "./table.tsx";

beforeAll(fakeBrowser);
afterEach(cleanup);

test("j and k walk through the rows of a list and stay in it, but not while somebody types", async () => {
  const element = (
    <MantineProvider env="test">
      <List
        label="Letters"
        rows={["A", "B", "C"]}
        totalpage={1}
        keyOf={(one) => one}
        columns={[{ head: "Name", cell: (one) => <RowLink to={`/${one}`}>{one}</RowLink> }]}
        search="Search letters"
        empty={{ title: "None", text: "" }}
      />
    </MantineProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const at = () => document.activeElement?.textContent;
  await userEvent.keyboard("j");
  expect(at()).toBe("A");
  await userEvent.keyboard("jj");
  expect(at()).toBe("C");
  await userEvent.keyboard("j");
  expect(at()).toBe("C");
  await userEvent.keyboard("k");
  expect(at()).toBe("B");
  await userEvent.keyboard("/jk");
  expect(screen.getByLabelText<HTMLInputElement>("Search letters").value).toBe("jk");
});

test("days without a row are told to be empty, with the way back to all of them (office c)", async () => {
  const list = (
    <List
      label="Letters"
      rows={[]}
      totalpage={1}
      keyOf={String}
      empty={{ title: "No letters yet", text: "" }}
    />
  );
  const element = <MantineProvider env="test">{list}</MantineProvider>;
  const router = createMemoryRouter([{ path: "/", element }], {
    initialEntries: ["/?from=2030-01-01&status=live"],
  });
  render(<RouterProvider router={router} />);
  await screen.findByText("Nothing in these days");
  await userEvent.click(screen.getByRole("link", { name: "Show all days" }));
  await screen.findByText("No letters yet");
  expect(router.state.location.search).toBe("?status=live");
});
