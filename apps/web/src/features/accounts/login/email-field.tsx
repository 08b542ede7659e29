import { TextInput, type TextInputProps } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";

/** By which a seller is known; the first field of its form. */
export const EmailField = (props: TextInputProps) => (
  <TextInput
    label={t`Email`}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoFocus
    {...props}
  />
);
