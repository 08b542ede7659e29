import { Button, type ButtonProps } from "@mantine/core";

/** Says that it is at work, and cannot be pressed twice meanwhile. */
export function SubmitButton({
  busy,
  children,
  main = true,
  ...rest
}: ButtonProps & { busy: boolean; main?: boolean; children: React.ReactNode }) {
  return (
    <Button type="submit" loading={busy} color={main ? "marigold.5" : "bottle"} {...rest}>
      {children}
    </Button>
  );
}
