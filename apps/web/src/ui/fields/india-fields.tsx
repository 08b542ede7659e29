import { TextInput, type TextInputProps } from "@mantine/core";
import { mobileDigits, plainCode, plainDigits } from "@rebale/contract/values/identifiers";
import { latinDigits } from "@rebale/contract/values/typed-number";
import { useState } from "react";
import { t } from "ttag";
import { formMessages } from "../../lib/language/form-messages.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";

type Clean = (text: string) => string;
const cleaning = (clean: Clean) => (e: React.FormEvent<HTMLInputElement>) => {
  e.currentTarget.value = clean(e.currentTarget.value);
};
/** Before a limit cuts: the browser would count spaces and hyphens, too. */
const cleanedPaste = (clean: Clean) => ({
  onInput: cleaning(clean),
  onPaste: pasteDigits(clean),
});
const code =
  (most: number): Clean =>
  (text) =>
    plainCode(text)
      .replace(/[^A-Z0-9]/g, "")
      .slice(0, most);
const digits =
  (most: number): Clean =>
  (text) =>
    plainCode(text).replace(/\D/g, "").slice(0, most);

const PHONE_DIGITS = 10;

/**
 * Without the country code, which stands before the field, or the zero of a trunk call. Ten digits
 * may begin with 91; of eleven the first two were the country's.
 */
function typedMobile(text: string): string {
  const plain = mobileDigits(text)
    .replace(/(?!^\+)\D/g, "")
    .replace(/^(\+91|\+?0+)/, "");
  return (/^91\d{9}/.test(plain) ? plain.slice(2) : plain).slice(0, PHONE_DIGITS);
}

/** The browser takes no eleventh sign, so what it would make of the number is looked at before. */
function beforeEleventh(e: InputEvent) {
  const input = e.currentTarget as HTMLInputElement;
  const { value, selectionStart, selectionEnd } = input;
  const text = `${value.slice(0, selectionStart ?? 0)}${e.data}${value.slice(selectionEnd ?? 0)}`;
  if (!e.data || text.length <= PHONE_DIGITS) return;
  e.preventDefault();
  const typed = typedMobile(text);
  if (typed !== value) typeInto(input, typed);
}
const listenBefore = (input: HTMLInputElement) => {
  input.addEventListener("beforeinput", beforeEleventh);
  return () => input.removeEventListener("beforeinput", beforeEleventh);
};

/**
 * A browser cuts what is pasted to the field's length before anybody looks at it: "+91 98765 43210"
 * or "Your code is 1234" would lose its digits. Here the digits are picked out first.
 * @param pick the digits of a text that belong into the field, '' for none
 */
const pasteDigits =
  (pick: (text: string) => string) => (e: React.ClipboardEvent<HTMLInputElement>) => {
    const pasted = pick(latinDigits(e.clipboardData.getData("text")));
    if (!pasted) return;
    e.preventDefault();
    typeInto(e.currentTarget, pasted);
  };

/** As if a person had typed it: React looks at the value only through the element's own setter. */
function typeInto(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** With country code or the zero of a trunk call in front, the last ten digits are the number. */
const mobileOf = (text: string) => /^\d{10}$/.exec(mobileDigits(text))?.[0] ?? "";
const codeOf = (text: string) =>
  /(?:^|\D)(\d{4})(?!\d)/.exec(text)?.[1] ?? /^\d{4}$/.exec(text.replace(/\s/g, ""))?.[0] ?? "";

/** S5.1: exactly 10 digits, +91. */
export const PhoneField = (props: TextInputProps) => (
  <TextInput
    label={t`Mobile number`}
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    minLength={PHONE_DIGITS}
    maxLength={PHONE_DIGITS}
    ref={listenBefore}
    leftSection="+91"
    leftSectionWidth={52}
    onInput={cleaning(typedMobile)}
    onPaste={pasteDigits(mobileOf)}
    {...props}
  />
);

/** S5.1: 4 digits; the phone offers the code from its message. */
export const OtpField = (props: TextInputProps) => (
  <TextInput
    label={t`4-digit code`}
    inputMode="numeric"
    autoComplete="one-time-code"
    minLength={4}
    maxLength={4}
    onInput={cleaning(digits(4))}
    onPaste={pasteDigits(codeOf)}
    {...props}
  />
);

/** S5.2, S9.1: exactly 6 digits. */
export const PincodeField = (props: TextInputProps) => (
  <CheckedOnBlur maxLength={6} {...cleanedPaste(digits(6))} {...props} />
);

/** S5.9: the pincode of a lot takes any text. */
export const LotPincodeField = (props: TextInputProps) => (
  <CheckedOnBlur maxLength={40} {...props} />
);

/** A pincode's fault is shown when somebody leaves its field. */
function CheckedOnBlur({ error, onBlur, ...props }: TextInputProps) {
  const [left, setLeft] = useState("");
  const wrong = left !== "" && left === props.value && !/^[1-9]\d{5}$/.test(plainDigits(left));
  return (
    <TextInput
      label={t`Pincode`}
      inputMode="numeric"
      autoComplete="postal-code"
      {...props}
      error={error || (wrong && formMessages.pincodeDigits)}
      onBlur={(e) => {
        setLeft(e.currentTarget.value);
        onBlur?.(e);
      }}
    />
  );
}

/** S5.3: 5 letters, 4 digits, 1 letter. */
export const PanField = (props: TextInputProps) => (
  <TextInput
    label={t`PAN`}
    inputMode="text"
    autoComplete="off"
    maxLength={10}
    autoCapitalize="characters"
    {...cleanedPaste(code(10))}
    {...props}
  />
);

export const GstField = (props: TextInputProps) => (
  <TextInput
    label={t`GST number`}
    inputMode="text"
    autoComplete="off"
    maxLength={15}
    autoCapitalize="characters"
    {...cleanedPaste(code(15))}
    {...props}
  />
);

export const IfscField = (props: TextInputProps) => (
  <TextInput
    label={t`IFSC`}
    inputMode="text"
    autoComplete="off"
    maxLength={11}
    autoCapitalize="characters"
    {...cleanedPaste(code(11))}
    {...props}
  />
);

/** Letters stay: the market says that a number has none. */
export const AccountField = (props: TextInputProps) => (
  <TextInput
    label={t`Account number`}
    inputMode="numeric"
    autoComplete="off"
    maxLength={20}
    {...cleanedPaste(code(20))}
    {...props}
  />
);
