import { BlobReader, BlobWriter, configure, ZipWriter } from "@zip.js/zip.js";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { seen, sideways, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A factory lists two hundred lots from one table, and their pictures from one ZIP. */

const { api, visit, close } = await createStage();
afterAll(close);
configure({ useWebWorkers: false });

const seller = await api.seller("seller1@rebale.example");

const columns =
  "lot_no,title,material,quantity,unit,description,state,city,pincode,basis,start_price,reserve_price";
const row = (n: number, quantity: number | string = 1200, material = "Copper") =>
  `JR-${n},Copper cable ${n},${material},${quantity},kg,"Bright, stripped, on drums",Maharashtra,Pune,411001,kg,640,700`;
const table = (rows: readonly string[]) => ({
  name: "lots.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([columns, ...rows].join("\n")),
});
const right = Array.from({ length: 200 }, (_, i) => row(i + 1));
const wrong = right
  .with(4, row(5, "many"))
  .with(99, row(100, 1200, "Unobtainium"))
  .with(198, row(1));

/** Two pictures for each of the first `lots`, and one that belongs to none. */
async function zipOfPictures(lots: number) {
  const picture = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 640, height: 480, channels: 3, background: "#a52" } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
  const zip = new ZipWriter(new BlobWriter());
  for (let n = 1; n <= lots; n++) {
    await zip.add(`photos/JR-${n}.jpg`, new BlobReader(picture));
    await zip.add(`photos/JR-${n} (2).jpg`, new BlobReader(picture));
  }
  await zip.add("yard.jpg", new BlobReader(picture));
  const bytes = await (await zip.close()).arrayBuffer();
  return { name: "photos.zip", mimeType: "application/zip", buffer: Buffer.from(bytes) };
}

test("200 lots with 3 bad rows name row, column and reason and list none; corrected they are shown before they are listed, then 200, again 0; pictures from a ZIP are stopped and go on (A11, U36)", async () => {
  const page = await visit("/sellnow", { as: seller, viewport: { width: 390, height: 844 } });
  await page.getByRole("link", { name: /^Many lots\?/ }).click();
  await seen(page.getByRole("heading", { name: "List many lots" }));
  const [template] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the template" }).click(),
  ]);
  expect(template.suggestedFilename()).toBe("rebale-lots.xlsx");

  const file = page.getByLabel("Your table");
  await file.setInputFiles(table(wrong));
  await seen(page.getByText("Nothing was listed: 3 cells need your attention."));
  const faults = page.getByRole("row");
  expect(await faults.allTextContents()).toEqual([
    "RowColumnWhat is wrong",
    "6QuantityEnter a numbermany",
    "101MaterialChoose a material from the listUnobtainium",
    "200Lot numberThis lot number is already used in an earlier rowJR-1",
  ]);
  expect(await sideways(page)).toBe(0);

  await file.setInputFiles(table(right));
  const preview = page.getByRole("table", { name: "How your lots will look" });
  await seen(preview.getByText("Copper cable 1", { exact: true }));
  expect(await preview.getByRole("row").count()).toBe(21);
  await seen(page.getByText("and 180 more rows"));
  await page.getByRole("button", { name: "List 200 lots" }).click();
  await seen(page.getByText("200 lots submitted. Our team checks them before they open."));

  await page.getByLabel("ZIP with pictures").setInputFiles(await zipOfPictures(12));
  await seen(page.getByText("1 picture does not match any lot in your table"));
  await page.getByRole("button", { name: "Send the pictures" }).click();
  await page.getByText(/^[2-9] of 12 lots have pictures/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Every lot in this ZIP has its pictures.").waitFor({ timeout: 60_000 });

  await file.setInputFiles(table(right));
  await seen(page.getByText("All rows are listed already: 200 lots."));
  await page.getByLabel("ZIP with pictures").setInputFiles(await zipOfPictures(12));
  await seen(page.getByText("Every lot in this ZIP has its pictures."));
});

test("lots that are not approved are changed together: marked, looked at first, then changed (A12)", async () => {
  const made = [row(901), row(902), row(903)].map((line) => line.replaceAll("JR-", "BE-"));
  const page = await visit("/sellnow/import", { as: seller });
  await page.getByLabel("Your table").setInputFiles(table(made));
  await page.getByRole("button", { name: "List 3 lots" }).click();
  await seen(page.getByText("3 lots submitted. Our team checks them before they open."));

  await page.goto("/dashproduct/pending");
  await page.getByText("Table", { exact: true }).click();
  for (const n of [901, 902, 903])
    await page.getByLabel(`Select Copper cable ${n}`).first().check();
  await seen(page.getByText("3 selected"));
  await page.getByRole("button", { name: "Edit together" }).click();
  const dialog = page.getByRole("dialog", { name: "Change these products together" });
  await dialog.getByRole("checkbox", { name: "Price you ask in ₹" }).check();
  await dialog.getByLabel("New price in ₹").fill("655");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await seen(dialog.getByText("3 of 3 will change"));
  await dialog.getByRole("button", { name: "Change 3 products" }).click();
  await toast(page, "3 products changed");
  const { body } = await api.post("/product/my", { filter: "pending" }, seller.token);
  const prices = body.data
    .filter(({ lot_no }: { lot_no: string | null }) => lot_no?.startsWith("BE-"))
    .map(({ asking_price }: { asking_price: number }) => asking_price);
  expect(prices).toEqual([655, 655, 655]);
});
