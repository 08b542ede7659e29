// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import {
  AccountField,
  GstField,
  IfscField,
  OtpField,
  PanField,
  PhoneField,
} from "./india-fields.tsx";

beforeAll(() => {
  globalThis.matchMedia ??= () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(cleanup);

function Held({ of: Field }: { of: typeof OtpField }) {
  const [value, setValue] = useState("");
  return <Field value={value} onChange={(e) => setValue(e.currentTarget.value)} />;
}
async function pasteInto(Field: typeof OtpField, text: string): Promise<string> {
  render(
    <MantineProvider env="test">
      <Held of={Field} />
    </MantineProvider>,
  );
  const input = screen.getByRole("textbox") as HTMLInputElement;
  input.focus();
  await userEvent.paste(text);
  return input.value;
}

test.each([
  ["Your Rebale code is 4821.", "4821"],
  ["48 21", "4821"],
  ["4821 is your Rebale code, valid for 5 minutes", "4821"],
])("a code is picked out of what is pasted: %s (S5.1)", async (pasted, code) => {
  expect(await pasteInto(OtpField, pasted)).toBe(code);
});

test.each(["+91 98765 43210", "098765-43210", "9876543210", "0091 9876543210"])(
  "a pasted number loses its country code and spaces: %s (S5.1)",
  async (pasted) => {
    expect(await pasteInto(PhoneField, pasted)).toBe("9876543210");
  },
);

test.each([
  [PhoneField, "९८७६५४३२१०", "9876543210"],
  [OtpField, "४८२१", "4821"],
] as const)(
  "digits of a Hindi keyboard are typed and pasted as what they are (S5.1)",
  async (Field, hindi, digits) => {
    expect(await pasteInto(Field, hindi)).toBe(digits);
    const input = screen.getByRole("textbox") as HTMLInputElement;
    await userEvent.clear(input);
    await userEvent.type(input, hindi);
    expect(input.value).toBe(digits);
  },
);

test("the code's field is filled in by the phone from its SMS, with digits only", async () => {
  expect(await pasteInto(OtpField, "4821")).toBe("4821");
  const input = screen.getByRole("textbox");
  expect(input.getAttribute("autocomplete")).toBe("one-time-code");
  expect(input.getAttribute("inputmode")).toBe("numeric");
});

test.each([
  ["+91 98765 43210", "9876543210"],
  ["09876543210", "9876543210"],
  ["98765-43210", "9876543210"],
  ["919876543210", "9876543210"],
  ["98765432109", "9876543210"],
])("a number typed key by key loses what stands before it: %s", async (typed, number) => {
  await pasteInto(PhoneField, "");
  const input = screen.getByRole("textbox") as HTMLInputElement;
  await userEvent.type(input, typed);
  expect(input.value).toBe(number);
});

test.each([
  [PanField, " ABCPK1234F", "ABCPK1234F"],
  [PanField, "ABCPK-1234-F", "ABCPK1234F"],
  [GstField, "27 AAPFU0939F 1ZV", "27AAPFU0939F1ZV"],
  [IfscField, "\u00a0sbin 0000454", "SBIN0000454"],
  [AccountField, "1234 5678 9012 3456 7890", "12345678901234567890"],
] as const)(
  "%# what is pasted is cleaned before a length cuts it: %j",
  async (Field, text, code) => {
    expect(await pasteInto(Field, text)).toBe(code);
  },
);
