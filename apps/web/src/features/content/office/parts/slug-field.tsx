import { TextInput, type TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";

/**
 * Small letters, digits and hyphens: what is typed is kept, only capitals and spaces are put right.
 */
export const SlugField = ({
  onChange,
  ...rest
}: Omit<TextInputProps, "onChange"> & { onChange?: (slug: string) => void }) => (
  <TextInput
    autoComplete="off"
    inputMode="text"
    maxLength={120}
    autoCapitalize="none"
    spellCheck={false}
    {...rest}
    onChange={(e) => onChange?.(e.currentTarget.value.toLowerCase().replace(/\s+/g, "-"))}
  />
);
