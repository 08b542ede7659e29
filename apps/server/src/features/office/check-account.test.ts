import { office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aMobile, aPan } from "../../../test/builders.ts";

const market = await createMarket();
const admin = await market.anAdmin();
const GSTIN = "27AAPFU0939F1ZV";

const checksOf = async (of: SignedIn) =>
  (await market.ask(office.checkUser, { params: { id: of.id }, token: admin.token })).body.data;
const registered = (documents: object, more: object = {}) =>
  market.aBuyer({ documents, ...more } as never);

test("the office sees what does not fit: PAN inside the GST number, its state, the PAN's holder, the IFSC (W3)", async () => {
  const address = { state: "Goa" };
  const buyer = await registered(
    {
      pancard: { number: "ABCDE1234F" },
      gst_certificate: { number: GSTIN },
      bank: { account_no: "1234567", ifsc: "HDFC0ZZZZZZ" },
    },
    { address },
  );
  const { mismatches, bank, company, duplicates } = await checksOf(buyer);
  expect(mismatches).toEqual([
    { code: "pan_unknown_holder", field: "pan", is: null },
    { code: "gstin_other_pan", field: "gstin", is: "AAPFU0939F" },
    { code: "gstin_other_state", field: "gstin", is: "Maharashtra" },
  ]);
  expect(bank).toEqual({
    ifsc: "HDFC0ZZZZZZ",
    bank: "HDFC Bank",
    has_branch: false,
    account: "••••4567",
  });
  expect(company).toMatchObject({ pan: "ABCDE1234F", membership: "active", role: "owner" });
  expect(duplicates).toEqual([]);
});

test("accounts that share PAN, GST number, bank account or phone are shown to the office, by what they share (W3)", async () => {
  const pan = aPan();
  const phone = aMobile();
  const bank = { account_no: "998877665", ifsc: "SBIN0000456" };
  const first = await registered(
    { pancard: { number: pan }, bank },
    { contact: { mobile: phone } },
  );
  const samePan = await registered({ pancard: { number: pan } });
  const sameBank = await registered({ bank: { ...bank, ifsc: "SBIN0000999" } });
  const otherBank = await registered({ bank: { ...bank, ifsc: "HDFC0000001" } });
  const samePhone = await registered({}, { contact: { mobile: aMobile(), whatsapp: phone } });
  const { duplicates } = await checksOf(first);
  expect(duplicates.map(({ _id, same }) => [Number(_id), same])).toEqual([
    [samePan.id, ["pan"]],
    [sameBank.id, ["bank_account"]],
    [samePhone.id, ["phone"]],
  ]);
  expect((await checksOf(otherBank)).duplicates).toEqual([]);
});

test("nobody but the office sees them, and an unknown id is not found (W3)", async () => {
  const [one, other] = [await market.aBuyer(), await market.aSeller()];
  const asked = { params: { id: one.id } };
  for (const token of [one.token, other.token])
    expect((await market.ask(office.checkUser, { ...asked, token })).status).toBe(403);
  expect((await market.ask(office.checkUser, asked)).status).toBe(401);
  expect(
    (await market.ask(office.checkUser, { params: { id: 999_999 }, token: admin.token })).status,
  ).toBe(404);
});
