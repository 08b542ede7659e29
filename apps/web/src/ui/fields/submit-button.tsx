import { Button, type ButtonProps } from "@mantine/core";
import { useEffect, useRef } from "react";

/**
 * Says that it is at work, and cannot be pressed twice meanwhile. When the form is refused, the
 * first wrong field gets the focus.
 */
export function SubmitButton({
  busy,
  children,
  main = true,
  ...rest
}: ButtonProps & {
  busy: boolean;
  main?: boolean;
  /** The form's id, where the button stands outside it. */
  form?: string;
  children: React.ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const worked = useRef(false);

  useEffect(() => {
    const form = button.current?.form;
    const look = () => void setTimeout(() => firstWrong(button.current)?.focus());
    form?.addEventListener("submit", look);
    return () => form?.removeEventListener("submit", look);
  }, []);
  useEffect(() => {
    // A button that may not be pressed loses the focus: it comes back, unless the person has gone
    // elsewhere.
    if (worked.current && !busy && document.activeElement === document.body)
      (firstWrong(button.current) ?? button.current)?.focus();
    worked.current = busy;
  }, [busy]);

  return (
    <Button
      ref={button}
      type="submit"
      loading={busy}
      color={main ? "marigold.5" : "bottle"}
      {...rest}
    >
      {children}
    </Button>
  );
}

const firstWrong = (button: HTMLButtonElement | null) =>
  [...(button?.form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].find(
    (field) => field.offsetParent,
  );
