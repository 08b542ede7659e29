import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { onUnread } from "./unread.ts";

/** Reads the page's data again when a notice comes: what it tells of has changed. */
export function useFreshOnNotice(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onUnread(() => void revalidate()), [revalidate]);
}
