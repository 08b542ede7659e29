import { expect, test } from "vitest";
import { minutes, noon } from "../../../test/an-auction.ts";
import {
  closesAt,
  type LotClock,
  stateOf,
  takesAnswers,
  takesQuestions,
  whyNoAnswer,
  whyNoQuestion,
} from "./questions.rules.ts";

/** Bid for from an hour before noon to an hour after it. */
const aLot = (over: Partial<LotClock> = {}): LotClock => ({
  approval: "approved",
  starts_at: minutes(-60),
  ends_at: minutes(60),
  paused_at: null,
  closed_at: null,
  ...over,
});

test("questions end a quarter of the lot's time before its end, and a day at most (F38)", () => {
  expect(closesAt(aLot())).toEqual(minutes(30));
  const short = aLot({ starts_at: noon, ends_at: minutes(11) });
  expect(closesAt(short)).toEqual(new Date(noon.getTime() + 495_000));
  const days = (n: number) => minutes(n * 24 * 60);
  expect(closesAt(aLot({ starts_at: noon, ends_at: days(4) }))).toEqual(days(3));
  expect(closesAt(aLot({ starts_at: noon, ends_at: days(10) }))).toEqual(days(9));
  expect(closesAt(aLot({ starts_at: null, ends_at: null }))).toBeNull();
});

test("they are taken from the approval on, also before the start, and answered until the end (F38)", () => {
  const asked = (over: Partial<LotClock>, at: number) => [
    takesQuestions(aLot(over), minutes(at)),
    takesAnswers(aLot(over), minutes(at)),
  ];
  expect(asked({}, -600)).toEqual([true, true]);
  expect(asked({}, 29.999)).toEqual([true, true]);
  expect(asked({}, 30)).toEqual([false, true]);
  expect(asked({}, 59.999)).toEqual([false, true]);
  expect(asked({}, 60)).toEqual([false, false]);
  expect(asked({ approval: "pending" }, 0)).toEqual([false, false]);
  expect(asked({ approval: "refused", starts_at: null, ends_at: null }, 0)).toEqual([false, false]);
  expect(asked({ closed_at: noon }, 1)).toEqual([false, false]);
});

test("while a lot is paused its questions' time stands still", () => {
  expect(takesQuestions(aLot({ paused_at: minutes(20) }), minutes(50))).toBe(true);
  expect(takesQuestions(aLot({ paused_at: minutes(40) }), minutes(50))).toBe(false);
  expect(takesAnswers(aLot({ paused_at: minutes(40) }), minutes(90))).toBe(true);
});

test("a company asks five times, and a question has five answers (F39)", () => {
  expect([4, 5, 6].map((n) => whyNoQuestion(aLot(), n, noon))).toEqual([
    ...[null, "too_many_questions", "too_many_questions"],
  ]);
  expect(whyNoQuestion(aLot(), 5, minutes(45))).toBe("questions_closed");
  expect([4, 5].map((n) => whyNoAnswer(aLot(), n, minutes(45)))).toEqual([
    ...[null, "too_many_answers"],
  ]);
  expect(whyNoAnswer(aLot(), 5, minutes(75))).toBe("questions_closed");
});

test("a question that is hidden is hidden, whether it was answered or not (F40)", () => {
  const states = [
    { no: null, hidden_at: null },
    { no: 1, hidden_at: null },
    { no: null, hidden_at: noon },
    { no: 1, hidden_at: noon },
  ];
  expect(states.map(stateOf)).toEqual(["waiting", "answered", "hidden", "hidden"]);
});
