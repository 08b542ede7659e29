import { expect, test } from "vitest";
import { checklistOf, stepsShown } from "./checklist.rules.ts";

const company = (over: object = {}) => ({
  ...{ status: "unverified" as const, pan_accepted: false, authorisations: [], ...over },
});
const authorised = (status: string) => ({ authorisations: [{ status }] });

test("a newcomer reads all four steps, each open until the market or they have done it", () => {
  const list = checklistOf({ company: null, wallet: null, bids: 0 });
  expect(list).toEqual({ papers: "open", authorisation: "open", deposit: "open", bid: "open" });
  expect(stepsShown(list)).toEqual(["papers", "authorisation", "deposit", "bid"]);
});

test("what the office looks at waits, and is done when it is accepted; a refused one is open again", () => {
  const of = (over: object) =>
    checklistOf({ company: company(over) as never, wallet: null, bids: 0 });
  expect(of({ status: "submitted" }).papers).toBe("waits");
  expect(of({ status: "verified", pan_accepted: true }).papers).toBe("done");
  expect(of(authorised("waiting")).authorisation).toBe("waits");
  expect(of(authorised("accepted")).authorisation).toBe("done");
  expect(of(authorised("refused")).authorisation).toBe("open");
});

test("who has bid reads only what is left, and nothing once all is done; a held deposit is one", () => {
  const all = { status: "verified", pan_accepted: true, ...authorised("accepted") };
  const known = { company: company(all) as never, wallet: { deposit: 0, held: 5000 } };
  expect(stepsShown(checklistOf({ ...known, bids: 3 }))).toEqual([]);
  expect(stepsShown(checklistOf({ ...known, wallet: null, bids: 3 }))).toEqual(["deposit"]);
  expect(stepsShown(checklistOf({ ...known, bids: 0 }))).toHaveLength(4);
});
