import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closesOnBack } from "../../lib/forms/back-closes.ts";

/**
 * A menu behind a button that also opens without JavaScript; closes on a choice, a click elsewhere
 * and Escape.
 */
export function Disclosure({
  label,
  className,
  coversPage = false,
  children,
  ...rest
}: {
  label: React.ReactNode;
  /** A phone's Back closes it, as it does a sheet. */
  coversPage?: boolean;
  className?: string;
  children: React.ReactNode;
  "aria-label"?: string;
}) {
  const element = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => {
    if (element.current) element.current.open = false;
  }, [key]);
  useEffect(() => {
    const away = (e: Event) => {
      const menu = element.current;
      if (menu?.open && !menu.contains(e.target as Node)) menu.open = false;
    };
    addEventListener("pointerdown", away);
    addEventListener("focusin", away);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("focusin", away);
    };
  }, []);
  const opened = useRef<(() => void) | null>(null);
  const noteOpen = () => {
    opened.current?.();
    const menu = element.current;
    opened.current = coversPage && menu?.open ? closesOnBack(() => (menu.open = false)) : null;
  };
  useEffect(() => () => opened.current?.(), []);
  // A choice may stay on this page.
  const closeByChoice = (e: React.MouseEvent) => {
    if (element.current && (e.target as Element).closest("a")) element.current.open = false;
  };
  const closeByKey = (e: React.KeyboardEvent) => {
    if (e.key !== "Escape" || !element.current?.open) return;
    e.stopPropagation();
    element.current.open = false;
    element.current.querySelector("summary")?.focus();
  };

  return (
    <details
      ref={element}
      className={className}
      onToggle={(e) => e.target === e.currentTarget && noteOpen()}
      onKeyDown={closeByKey}
      onClick={closeByChoice}
    >
      <summary aria-label={rest["aria-label"]}>{label}</summary>
      {children}
    </details>
  );
}
