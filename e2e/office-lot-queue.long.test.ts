import { afterAll, expect, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { submitLot } from "./parts/lots.ts";
import { field, seen, sideways, toast, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** Pending lots as a queue of the office. */

const { api, visit, close } = await createStage();
afterAll(close);

test("pending lots are reviewed by keyboard alone: taken, approved, undone with what was typed, sent for a correction that its seller sees beside the field (office b3)", async () => {
  const seller = await api.seller("seller2@rebale.example");
  const name = `Gear shafts ${Date.now()}`;
  const lots = [
    await submitLot(api, seller, { title: `${name}, call 98765 43210` }),
    await submitLot(api, seller, { title: `${name}, second pallet` }),
  ];
  const admin = await api.admin();
  // The demo's own lots are a colleague's.
  const others = await api.get("/admin/products?status=pending&rows=500", admin.token);
  const colleague = await api.admin("moderator@rebale.example");
  for (const { _id } of others.body.data)
    if (!lots.some(({ id }) => id === _id)) {
      const path = `/admin/products/${_id}/assignment`;
      // Whoever took it before: what is one's own comes first in the queue.
      await api.call("DELETE", path, { token: admin.token });
      await api.call("POST", path, { token: colleague.token });
    }

  const office = await visit("/admin/products", { as: admin });
  const { keyboard } = office;
  await seen(office.getByRole("button", { name: "Review next" }));
  await keyboard.press("n");
  const title = () => words(office.getByRole("heading", { level: 1 }));
  await expect.poll(title).toBe(lots[0]?.title);
  await seen(office.getByText("Assigned to you."));
  await seen(office.getByText("The title names a phone number or email: 98765 43210."));
  await seen(office.getByText("It has no pictures."));
  expect(await faults(office)).toEqual([]);

  // Without a price it is not approved: the focus goes where that is typed.
  await field(office, "Market value").fill("");
  await keyboard.press("Escape");
  await keyboard.press("a");
  await seen(office.getByText("Market value is required."));
  await keyboard.type("64000");
  await keyboard.press("Escape");
  await keyboard.press("a");
  await seen(office.getByText(`${lots[0]?.title}: approved. We notify them in a minute.`));
  await expect.poll(title).toBe(lots[1]?.title);
  await keyboard.press("u");
  await toast(office, `Undone. ${lots[0]?.title} is waiting again`);
  await expect.poll(title).toBe(lots[0]?.title);
  expect(await field(office, "Market value").inputValue()).toContain("64");

  await keyboard.press("c");
  await seen(office.getByText("First say what to correct."));
  await keyboard.press("Escape");
  await keyboard.press("1");
  await keyboard.type("Take the phone number out");
  await keyboard.press("Escape");
  await keyboard.press("c");
  await seen(office.getByText(`${lots[0]?.title}: asked for a correction`));
  await expect.poll(title).toBe(lots[1]?.title);

  // Asked at once, so that nobody waits a minute: what the seller then sees.
  await api.call("PATCH", `/admin/products/${lots[1]?.id}`, {
    token: admin.token,
    body: {
      is_approved: false,
      corrections: [{ path: "title", msg: "Say which grade of steel" }],
    },
  });
  const page = await visit(`/sellnow/${lots[1]?.id}`, {
    as: seller,
    viewport: { width: 390, height: 844 },
  });
  await seen(page.getByText("Title: Say which grade of steel"));
  await seen(page.getByText("Say which grade of steel", { exact: true }));
  expect(await sideways(page)).toBe(0);
  await field(page, "Title").fill(`${name}, EN 24, second pallet`);
  await page.getByRole("button", { name: "Send again" }).click();
  await toast(page, "Your changes are saved. Our team reviews the lot as it is now");
});
