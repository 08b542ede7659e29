import { hash } from "node:crypto";
import { expect, test } from "vitest";
import {
  commitmentText,
  dailyRootText,
  inRootOrder,
  type LedgerEntry,
  ledgerLine,
  tieText,
} from "./ledger.ts";

const sha256 = (text: string) => hash("sha256", text);

test("a tender's commitment and its place in a tie are those of the published example", () => {
  const commitments = ["2", "3", "4"].map((one) => sha256(commitmentText(4125.5, one.repeat(64))));
  expect(commitments).toEqual([
    "769d8c3b3bddc6f2ddb5233a1410ca79340ba1b74f5c14adbbffc8c937b9458b",
    "7414370ff059d7b05c3f4b9a98ba2600a4c1e24f8061a6a19dc433e048459701",
    "1da247379192b7e8b99430ce803e34e6c0e839ff9da498a6927e87c7f84c038d",
  ]);
  const ties = commitments.map((commitment) => sha256(tieText("1".repeat(64), commitment)));
  expect(ties).toEqual([
    "de675dd8c5b9f8580c8941300bd5d1a0a944516a2aa154fae766f6d3c3f301d8",
    "25eedcd89324a147da2f0cdc25b11cf9530735c76ec2fdf1dd9588610d945159",
    "e99923bc2f7c3681e611859111e9ec59e84c8d134a816b9a2521b2c5add67cbd",
  ]);
  expect(ties.toSorted()[0]).toBe(ties[1]);
  expect(commitmentText(0, "ff")).toBe("0.00:ff");
});

const entry: Omit<LedgerEntry, "hash"> = {
  ...{ version: 4, seq: 9, kind: "bid", amount: 103.25, time: "T", bidder: "Bidder 3" },
  ...{ bidder_mark: "m", user_mark: "u", ends_at: "E", voids: null, note: "sealed" },
  ...{ commitment: "", opened: "103.25:ff", opens: [4], previous: "p" },
};
const FIRST = '"7",9,"bid","103.25","T","Bidder 3","m","E",null,"sealed"';

test("a line of version 4 says what it opens before the hash of the line before", () => {
  expect(ledgerLine("7", entry)).toBe(`[4,${FIRST},"","103.25:ff","u",[4],"p"]`);
  expect(ledgerLine("7", { ...entry, opens: null })).toBe(
    `[4,${FIRST},"","103.25:ff","u",null,"p"]`,
  );
});

test("lines of versions 1 to 3 are what they were, byte for byte (F59)", () => {
  const line = (version: number) => ledgerLine("7", { ...entry, version, opens: null });
  expect(line(3)).toBe(`[3,${FIRST},"","103.25:ff","u","p"]`);
  expect(line(2)).toBe(`[2,${FIRST},"","103.25:ff","p"]`);
  expect(line(1)).toBe(`[${FIRST},"p"]`);
});

test("a day's root has lots by id, and after them the hidden ones by mark", () => {
  const lot = (product_id: string) => ({ product_id, mark: null, seq: 2, hash: "aa" });
  const hidden = (mark: string) => ({ product_id: null, mark, seq: 5, hash: "bb" });
  const lots = inRootOrder([hidden("f0"), lot("9"), hidden("0c"), lot("10")]);
  expect(dailyRootText(lots)).toBe("9:2:aa\n10:2:aa\n~0c:5:bb\n~f0:5:bb");
});
