import type { RefObject } from "react";

type Target = RefObject<HTMLElement | null>;

/** After the screen has changed: the first field that is wrong and in sight gets the focus. */
export const showFirstWrong = (place: Target) =>
  void setTimeout(() => {
    const wrong = place.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    [...wrong].find((field) => field.offsetParent)?.focus();
  });

/** Another half of the form starts at its top. */
export const showTop = (place: Target) =>
  void setTimeout(() => place.current?.scrollIntoView({ block: "start" }));

/** Once the dialog before it has closed: the form, at what is to be typed first. */
export const showFirstField = (place: Target) =>
  void setTimeout(() => {
    place.current?.scrollIntoView({ block: "start" });
    place.current
      ?.querySelector<HTMLElement>("input:not([readonly])")
      ?.focus({ preventScroll: true });
  });
