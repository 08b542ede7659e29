// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { emptyDraft } from "../selling.rules.ts";
import { chosenOf, filesLost, nothingChosen, useDrafts } from "./use-drafts.ts";

beforeEach(() => sessionStorage.clear());

const draft = (title: string) => ({ ...emptyDraft, title });
const picture = new File(["x"], "bale.png", { type: "image/png" });
const open = (owner = "7") => renderHook(() => useDrafts(owner)).result;

test("drafts outlive a reload of the page, each seller's own (S3.11)", () => {
  const drafts = open();
  act(() => drafts.current.save(draft("PET bales"), nothingChosen));
  expect(open().current.drafts.map((d) => d.title)).toEqual(["PET bales"]);
  expect(open("8").current.drafts).toEqual([]);
});

test("a changed draft keeps its place, a removed one is gone with its files", () => {
  const drafts = open();
  act(() => drafts.current.save(draft("A"), { pictures: [picture], catalog: null }));
  act(() => drafts.current.save(draft("B"), nothingChosen));
  const [first] = drafts.current.drafts;
  act(() => drafts.current.save(draft("A2"), nothingChosen, first?.id));
  expect(drafts.current.drafts.map((d) => d.title)).toEqual(["A2", "B"]);
  act(() => drafts.current.remove(first?.id ?? ""));
  expect(drafts.current.drafts.map((d) => d.title)).toEqual(["B"]);
  expect(chosenOf(first?.id ?? "")).toBe(nothingChosen);
});

test("files live as long as the page; a draft that lost its own says so", () => {
  const drafts = open();
  act(() => drafts.current.save(draft("A"), { pictures: [picture], catalog: null }));
  const [kept] = drafts.current.drafts;
  if (!kept) throw new Error("no draft");
  expect(filesLost(kept)).toBe(false);
  expect(filesLost({ ...kept, id: "of-an-earlier-page" })).toBe(true);
});
