import { Button, type ButtonProps } from "@mantine/core";
import { useEffect, useLayoutEffect, useRef } from "react";
import { leaveFocus } from "../../../lib/forms/focus.ts";

interface Props extends ButtonProps, Omit<React.ComponentProps<"button">, keyof ButtonProps> {
  loading: boolean;
}

/**
 * A button cannot be pressed while it works, and the browser then takes the focus away. It comes
 * back to who pressed it by key; where the button is gone by then, to what it stood in.
 */
export function BusyButton({ loading, onClick, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (loading || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [loading]);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (pressed.current) leaveFocus(element);
    };
  }, []);
  return (
    <Button
      {...rest}
      ref={button}
      loading={loading}
      onClick={(e) => {
        pressed.current = document.activeElement === e.currentTarget;
        onClick?.(e);
      }}
    />
  );
}
