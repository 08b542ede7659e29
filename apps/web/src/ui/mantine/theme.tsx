import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import { t } from "ttag";
import IconChevronDown from "~icons/tabler/chevron-down";

const bottle: MantineColorsTuple = [
  "#f0f6f2",
  "#e3efe8",
  "#bcd6c8",
  "#8fbaa3",
  "#5f9a7d",
  "#3b7d5e",
  "#24654a",
  "#175239",
  "#0f4430",
  "#0a2f21",
];
const marigold: MantineColorsTuple = [
  "#fff8e6",
  "#fff1d2",
  "#ffdf9c",
  "#fdcb62",
  "#fab937",
  "#f7a81b",
  "#e08f00",
  "#a96a00",
  "#6f4400",
  "#4a2d00",
];
const danger: MantineColorsTuple = [
  "#fdeceb",
  "#fad7d5",
  "#f2aca8",
  "#e97e78",
  "#dd544c",
  "#cc3a31",
  "#b3261e",
  "#941d16",
  "#751510",
  "#560e0a",
];

/** Components read colours from here or from style/tokens.css; no screen has its own. */
export const theme = createTheme({
  colors: { bottle, marigold, red: danger },
  primaryColor: "bottle",
  primaryShade: 8,
  black: "#10281e",
  autoContrast: true,
  fontFamily: "var(--font)",
  headings: { fontFamily: "var(--font)", fontWeight: "760" },
  defaultRadius: 8,
  cursorType: "pointer",
  respectReducedMotion: true,
  fontSmoothing: true,
  components: {
    // 44 px: the smallest target that a thumb hits in a yard.
    Button: { defaultProps: { size: "md", mih: "var(--button-least, 44px)" } },
    // Labels above fields, help under them: fields side by side stay in line.
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    },
    TextInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    PasswordInput: {
      defaultProps: {
        size: "md",
        rightSectionWidth: 46,
        visibilityToggleButtonProps: { "aria-label": t`Show or hide password` },
      },
    },
    // The sign that browsers put into a choice of their own.
    NativeSelect: {
      defaultProps: { size: "md", rightSection: <IconChevronDown size={18} aria-hidden /> },
    },
    FileInput: { defaultProps: { size: "md" } },
    Checkbox: { defaultProps: { size: "md" } },
  },
});

/** Mantine's own variables, bound to ours (style/tokens.css). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-dimmed": "var(--ink-soft)",
    "--mantine-color-error": "var(--red)",
    "--mantine-color-placeholder": "var(--ink-faint)",
    "--mantine-color-anchor": "var(--brand)",
    "--mantine-color-default-border": "var(--line-strong)",
  },
  dark: {},
});
