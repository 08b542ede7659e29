import { expect, test } from "vitest";
import { isNew, type State, steps } from "./set-up.rules.ts";

const empty: State = {
  categories: 0,
  policies: 0,
  policy_drafts: 0,
  contact_media: 0,
  colleagues: 0,
  lots: 0,
};
const offered = (state: Partial<State>) =>
  steps({ ...empty, ...state }).flatMap(({ usual }) => usual ?? []);

test("an empty market is offered the usual categories and policies, each until it has one (office g)", () => {
  expect(offered({})).toEqual(["categories", "policies"]);
  expect(offered({ categories: 4 })).toEqual(["policies"]);
  expect(offered({ categories: 4, policies: 1 })).toEqual([]);
});

test("policies that are drafts are not done: what is left to do stands beside them (office g)", () => {
  const state = { ...empty, categories: 4, contact_media: 1, policy_drafts: 5 };
  expect(offered(state)).toEqual([]);
  expect(isNew(state)).toBe(true);
  expect(steps(state).find(({ what }) => what === "Policies")).toMatchObject({
    done: false,
    why: "5 drafts wait for you: put in your company’s details and publish.",
  });
});
