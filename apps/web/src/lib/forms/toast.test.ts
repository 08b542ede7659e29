import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteFailures, endFailures, removeToast, toast, toastStore } from "./toast.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});
const shown = () => toastStore.read().flatMap(({ lines }) => lines);

test("a failure does not outlive its page, unless it led to the next one; what went well is told there (TA28)", () => {
  toast.error("Otp Mismatch");
  toast.success("Your bid is in");
  deleteFailures();
  expect(shown()).toEqual(["Otp Mismatch", "Your bid is in"]);
  vi.advanceTimersByTime(1500);
  deleteFailures();
  expect(shown()).toEqual(["Your bid is in"]);
});

test("a complaint goes when what it was about is corrected, and after 5 s (TA28, S8.10)", () => {
  toast.fieldError("Bid amount should be greater than minimum bid amount");
  expect(toastStore.read()[0]?.isFieldError).toBe(true);
  removeToast("Bid amount should be greater than minimum bid amount");
  expect(shown()).toEqual([]);
  toast.error("An error occurred. Please try again.");
  vi.advanceTimersByTime(4999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("complaints end with the step that they were about, and what went well stays (U40)", () => {
  toast.success("OTP sent to your mobile number");
  toast.error("Name is required", "City is required");
  endFailures();
  expect(shown()).toEqual(["OTP sent to your mobile number"]);
});
