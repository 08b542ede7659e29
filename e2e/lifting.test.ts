import { afterAll, expect, onTestFinished, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { field, heading, seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** From a paid sale to a truck that both sides, and its driver, know of. */

const { api, visit, close } = await createStage();
afterAll(close);

/** The demo's paid sale, as its buyer and its seller see it. */
async function paidSale(): Promise<{ id: string; buyer: Session; seller: Session }> {
  const buyer = await api.buyer();
  const { body } = await api.get("/award?side=buyer&state=paid", buyer.token);
  const id = body.data[0]._id;
  for (const n of [1, 2, 3, 4, 5]) {
    const seller = await api.seller(`seller${n}@rebale.example`);
    if ((await api.get(`/award/${id}`, seller.token)).status === 200) return { id, buyer, seller };
  }
  throw new Error("Nobody sold the demo's paid lot");
}

test("a buyer books a truck for a paid sale, sends its driver the link, and the seller sees it come; the code is the buyer's alone (G42, G44)", async () => {
  const { id, buyer, seller } = await paidSale();
  const page = await visit(`/award/${id}`, { as: buyer });
  const next = page.getByRole("region", { name: "Next step" });
  await next.getByRole("button", { name: /^Book (a|another) truck$/ }).click();

  const dialog = page.getByRole("dialog", { name: "Book a truck" });
  const book = dialog.getByRole("button", { name: "Book the truck" });
  await book.click();
  await seen(dialog.getByText("Choose a time"));
  await seen(dialog.getByText("Enter the number on the plate, such as MH 12 AB 1234"));
  await dialog.getByRole("radio").last().check();
  await field(dialog, "Vehicle number").fill("mh 12 qg 4471");
  await field(dialog, "Driver’s name").fill("Ramesh Pawar");
  await field(dialog, "Driver’s mobile number").fill("9811122233");
  await book.click();

  await seen(dialog.getByText(/^MH 12 QG 4471 is booked for /));
  const link = (await dialog.locator("code").textContent()) ?? "";
  expect(new URL(link).pathname).toMatch(/^\/trip\/\d+$/);
  const whatsapp = dialog.getByRole("link", { name: "WhatsApp" });
  expect(await whatsapp.getAttribute("href")).toContain(
    `https://wa.me/919811122233?text=${encodeURIComponent("Pass for MH 12 QG 4471")}`,
  );
  const [, trip] = new URL(link).pathname.slice(1).split("/");
  // The sale stays as the other files know it.
  onTestFinished(() => void api.call("DELETE", `/trip/${trip}`, { token: buyer.token }));
  const driver = await api.get(`/trip/${trip}?${new URL(link).hash.slice(1)}`);
  expect(driver.body.data).toMatchObject({ state: "booked", handover_code: null });
  await dialog.getByRole("button", { name: "Close" }).last().click();

  // The next step is the driver's link; another truck may be booked beside it.
  await seen(next.getByRole("button", { name: "Send the driver’s link" }));
  // The demo's own truck may come before it: each has a row.
  const booked = page.getByRole("row").filter({ hasText: "MH 12 QG 4471" });
  await booked.filter({ hasText: "Booked" }).getByRole("button", { name: /^Open/ }).click();
  const truck = page.getByRole("dialog", { name: "Truck MH 12 QG 4471" });
  await seen(truck.getByText("Release code"));
  await seen(truck.getByText(/^It stands here once the truck is loaded and weighed/));
  await truck.getByRole("button", { name: "Close" }).click();

  const theirs = await visit(`/award/${id}`, { as: seller });
  await heading(theirs, "Trucks").waitFor();
  const row = theirs.getByRole("row").filter({ hasText: "MH 12 QG 4471" });
  await seen(row.getByText("Booked"));
  await seen(row.getByText("Ramesh Pawar"));
  await row.getByRole("button", { name: /^Open/ }).click();
  const opened = theirs.getByRole("dialog", { name: "Truck MH 12 QG 4471" });
  await seen(opened.getByText("+91 9811122233"));
  expect(await opened.getByText("Release code").count()).toBe(0);
  expect(await opened.getByRole("button", { name: "Cancel this truck" }).count()).toBe(0);
});
