// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeCalls } from "../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { drawScreen } from "../page/draw-screen.tsx";
import { Drawer } from "../panels/drawer.tsx";
import { beginOfficeSession } from "../session/office-session.ts";
import { type Decision, Decisions } from "./decisions.tsx";

fakeCalls({}, "");
beforeAll(fakeBrowser);
beforeEach(() => beginOfficeSession("the-token", "Office", "finance"));
afterEach(cleanup);

const approve: Decision = {
  ...{ key: "a", verb: "Approve", isMain: true, decide: async () => "Approved" },
  question: { title: "Approve ₹500?", text: "Somebody else then releases it.", yes: "Yes" },
};
const refuse = { ...approve, key: "r", verb: "Refuse", isMain: false };
const Panel = ({ loaderData: choices }: { loaderData: readonly Decision[] }) => (
  <Drawer title="₹500" onClose={() => undefined}>
    <Decisions choices={choices} next={() => undefined} />
  </Drawer>
);
const draw = (choices: readonly Decision[]) => {
  drawScreen({ default: Panel, clientLoader: async () => choices }, "/admin", "/admin");
  return screen.findByRole("button", { name: /Next/, hidden: true });
};

test("a panel that opens has its focus on what is to be decided, and its question on yes (V20)", async () => {
  await draw([refuse, approve]);
  const main = screen.getByRole("button", { name: /Approve/, hidden: true });
  expect(document.activeElement).toBe(main);
  fireEvent.click(main);
  expect(document.activeElement?.textContent).toBe("Yes");
});

test("where nothing is to be decided, the focus is on the way to the next (V20)", async () => {
  const next = await draw([]);
  expect(document.activeElement).toBe(next);
});
