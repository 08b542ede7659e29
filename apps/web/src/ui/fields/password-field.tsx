import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/PasswordInput.css";

/** Mantine's own does not tell a screen reader that its input is wrong. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput label={t`Password`} {...props} aria-invalid={Boolean(props.error) || undefined} />
);
