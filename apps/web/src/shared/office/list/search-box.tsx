import { CloseButton, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Input.css";
import { useHotkeys } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import IconSearch from "~icons/tabler/search";
import { useListAddress } from "./use-list-address.ts";

const PAUSE = 400;

/** Searches after a short pause in typing, at once with Enter; `/` goes to it. */
export function SearchBox({ label }: { label: string }) {
  const { q = "", go } = useListAddress();
  const [typed, setTyped] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([["/", () => field.current?.focus()]]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and Forward change it, not typing
  useEffect(() => {
    if (typed.trim() !== q) setTyped(q);
  }, [q]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts the pause
  useEffect(() => {
    if (typed.trim() === q) return;
    const pause = setTimeout(() => go({ q: typed.trim() }, true), PAUSE);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <search>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          go({ q: typed.trim() }, true);
        }}
      >
        <TextInput
          autoComplete="off"
          ref={field}
          aria-keyshortcuts="/"
          aria-label={label}
          placeholder={label}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          maxLength={100}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            typed && <CloseButton aria-label={t`Clear the search`} onClick={() => setTyped("")} />
          }
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
        />
      </form>
    </search>
  );
}
