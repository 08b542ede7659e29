import { expect, test } from "vitest";
import { answerOf, decideAnswer, hasAccepted, type PartAfterChange } from "./corrigendum.rules.ts";

const part: PartAfterChange = { acceptedCorrigendum: 0, stands: true, hasWithdrawn: false };
const changed = { corrigenda: 2 };
const decide = (
  over: Partial<PartAfterChange> | null,
  answer: "accepted" | "withdrawn",
  no = 2,
) => {
  const decision = decideAnswer(over && { ...part, ...over }, changed, { no, answer });
  return decision.accepted ? (decision.isRepeat ? "repeat" : "yes") : decision.because;
};

test("who has bid before a change is bound once they have accepted it, and the one after it anew", () => {
  expect(hasAccepted({ acceptedCorrigendum: 0 }, { corrigenda: 0 })).toBe(true);
  expect(hasAccepted({ acceptedCorrigendum: 1 }, changed)).toBe(false);
  expect(hasAccepted({ acceptedCorrigendum: 2 }, changed)).toBe(true);
});

test("only a company whose bid stands is asked; nobody is where nothing has changed", () => {
  expect(answerOf(part, changed)).toBe("needed");
  expect(answerOf({ ...part, acceptedCorrigendum: 2 }, changed)).toBe("accepted");
  expect(answerOf({ ...part, stands: false, hasWithdrawn: true }, changed)).toBe("withdrawn");
  expect(answerOf({ ...part, stands: false }, changed)).toBeNull();
  expect(answerOf(null, changed)).toBeNull();
  expect(answerOf(part, { corrigenda: 0 })).toBeNull();
});

test("who bids again after taking their bids back has accepted", () => {
  const again = { acceptedCorrigendum: 2, stands: true, hasWithdrawn: true };
  expect(answerOf(again, changed)).toBe("accepted");
  expect(decide(again, "withdrawn")).toBe("answer_not_awaited");
});

test("is answered once: the same again changes nothing, the opposite is refused, an older one too", () => {
  expect(decide({}, "accepted")).toBe("yes");
  expect(decide({}, "withdrawn")).toBe("yes");
  expect(decide({ acceptedCorrigendum: 2 }, "accepted")).toBe("repeat");
  expect(decide({ acceptedCorrigendum: 2 }, "withdrawn")).toBe("answer_not_awaited");
  expect(decide({ stands: false, hasWithdrawn: true }, "withdrawn")).toBe("repeat");
  expect(decide({ stands: false, hasWithdrawn: true }, "accepted")).toBe("answer_not_awaited");
  expect(decide({}, "accepted", 1)).toBe("lot_changed");
  expect(decide(null, "accepted")).toBe("answer_not_awaited");
});
