// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import {
  AccountField,
  GstField,
  IfscField,
  PanField,
  PhoneField,
  PincodeField,
} from "./india-fields.tsx";
import { MoneyField } from "./money-field.tsx";
import { NumberField } from "./number-field.tsx";
import { RupeeInput } from "./rupee-input.tsx";

/** Texts people type key by key or paste, and the form's values then: typed.csv and its kinds. */

beforeAll(() => {
  globalThis.matchMedia ??= () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(cleanup);

type Held = { held: string; hold: (value: string) => void };
const text =
  (
    Field: ComponentType<{
      value: string;
      onChange: (e: React.ChangeEvent<HTMLInputElement>) => void;
    }>,
  ) =>
  ({ held, hold }: Held) => <Field value={held} onChange={(e) => hold(e.currentTarget.value)} />;
const fields: Record<string, ComponentType<Held>> = {
  money: ({ held, hold }) => <MoneyField value={held} onChange={(v) => hold(String(v))} />,
  quantity: ({ held, hold }) => <NumberField value={held} onChange={hold} />,
  bid: ({ held, hold }) => <RupeeInput value={held} onValue={hold} />,
  phone: text(PhoneField),
  pincode: text(PincodeField),
  PAN: text(PanField),
  GST: text(GstField),
  IFSC: text(IfscField),
  account: text(AccountField),
};

function Form({ field, notify }: { field: string; notify: (held: string) => void }) {
  const [held, setHeld] = useState("");
  const Field = fields[field] ?? (() => null);
  const hold = (value: string) => {
    setHeld(value);
    notify(value);
  };
  return <Field held={held} hold={hold} />;
}

async function enter(field: string, how: "typed" | "pasted", given: string): Promise<string> {
  let last = "";
  const notify = (held: string) => {
    last = held;
  };
  render(
    <MantineProvider env="test">
      <Form field={field} notify={notify} />
    </MantineProvider>,
  );
  const input = screen.getByRole("textbox");
  if (how === "typed") await userEvent.type(input, given);
  else {
    input.focus();
    await userEvent.paste(given);
  }
  return last;
}

const NUMBERS = [
  ["1,25,000", "125000"],
  ["125,000", "125000"],
  ["125000", "125000"],
  ["१२०", "120"],
  ["१,२५,०००", "125000"],
  ["107,50", "107.5"],
  ["12,5", "12.5"],
  ["1.5 lakh", "150000"],
] as const;
const MONEY = [
  ["₹ 1,25,000", "125000"],
  ["Rs. 1,25,000/-", "125000"],
] as const;
const both = ["typed", "pasted"] as const;
const numbers = ["money", "quantity", "bid"].flatMap((field) =>
  [...NUMBERS, ...(field === "quantity" ? [] : MONEY)].flatMap(([given, right]) =>
    both.map((how) => [field, how, given, right] as const),
  ),
);

test.each(numbers)("%s, %s %s: holds %s", async (field, how, given, right) => {
  expect(Number(await enter(field, how, given))).toBe(Number(right));
});

test.each(["money", "quantity", "bid"])(
  "1e5, 0x10 and grouping of no country are no number in a field of %s",
  async (field) => {
    for (const how of both)
      for (const given of ["1e5", "1e3", "0x10"]) {
        // As it was typed, with what is wrong beside it and refused when sent; or not taken at all.
        expect([given, ""]).toContain(await enter(field, how, given));
        const { value } = screen.getByRole("textbox") as HTMLInputElement;
        expect([given, ""]).toContain(value);
        cleanup();
      }
    expect(await enter(field, "pasted", "1,25,0000")).toBe("");
  },
);

test.each([
  ["phone", "+91 98765 43210", "9876543210"],
  ["phone", "09876543210", "9876543210"],
  ["phone", "0091 98765-43210", "9876543210"],
  ["phone", "919876543210", "9876543210"],
  ["phone", "9187654321", "9187654321"],
  ["phone", "९८७६५४३२१०", "9876543210"],
  ["pincode", "411 026", "411026"],
  ["pincode", "४११०२६", "411026"],
  ["PAN", " ABCPK1234F", "ABCPK1234F"],
  ["PAN", "abcpk-1234-f", "ABCPK1234F"],
  ["GST", " 27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  ["GST", "27 AAPFU0939F 1ZV", "27AAPFU0939F1ZV"],
  ["IFSC", " SBIN0000454", "SBIN0000454"],
  ["account", "1234 5678 9012 3456", "1234567890123456"],
])("%s, %s: holds %s, typed and pasted (S5.1 to S5.3)", async (field, given, right) => {
  for (const how of both) {
    expect([how, await enter(field, how, given)]).toEqual([how, right]);
    cleanup();
  }
});

test("a phone has ten digits and a pincode six, and no field shows more (S5.1, S5.2, S9.1)", async () => {
  expect(await enter("phone", "typed", "98765432109")).toBe("9876543210");
  expect(screen.getByRole("textbox").getAttribute("maxlength")).toBe("10");
  cleanup();
  expect(await enter("pincode", "typed", "4110261")).toBe("411026");
  expect(screen.getByRole("textbox").getAttribute("maxlength")).toBe("6");
});
