import { afterAll, expect, test } from "vitest";
import { anEvent, rowOf } from "./parts/event.ts";
import { createStage } from "./parts/stage.ts";

const { api, visit, close } = await createStage();
afterAll(close);

const phone = { viewport: { width: 390, height: 844 } };

test("a first bid from the board says which terms it accepts, the next one no more (A2, A8)", async () => {
  const { url, ids } = await anEvent(api, 3600, { lots: 2, terms: { lifting_days: 7 } });
  const id = ids[0] as string;
  const buyer = await api.buyer("9000000003");
  const page = await visit(`/event/${url}/board`, { as: buyer, ...phone });
  const dialog = page.getByRole("dialog");
  const accepts = dialog.getByText("With your first bid you accept the terms, version 1.");
  await rowOf(page, id).getByRole("button").click();
  await accepts.waitFor();
  await dialog.getByRole("button", { name: /^Bid ₹/ }).click();
  await dialog.waitFor({ state: "detached" });
  const accepted = async () =>
    (await api.get(`/auction/details/${id}`, buyer.token)).body.data.terms_accepted?.version;
  await expect.poll(accepted).toBe(1);

  await rowOf(page, id).getByRole("button").click();
  await dialog.getByRole("button", { name: /^(Bid|Yes, bid) ₹/ }).waitFor();
  expect(await accepts.count()).toBe(0);
});
