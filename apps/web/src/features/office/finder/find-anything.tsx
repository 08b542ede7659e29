import { Stack, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Stack.css";
import "@mantine/core/styles/Input.css";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import classes from "./finder.module.css";
import { useFound } from "./use-found.ts";

interface Props {
  onChoose: () => void;
  /** The text that it opens with. */
  asked?: string;
}

/** Found as one types; arrow keys walk through what was found, Enter opens the first. */
export default function FindAnything({ onChoose, asked = "" }: Props) {
  const [typed, setTyped] = useState(asked);
  const { groups, failed, busy } = useFound(typed.trim());
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const first = groups[0]?.found[0];

  const walk = (e: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (!step) return;
    e.preventDefault();
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus();
  };
  return (
    <Stack gap={12} onKeyDown={walk}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (!first) return;
          void navigate(first.to);
          onChoose();
        }}
      >
        <TextInput
          label={t`Lot, sale, plate, invoice, UTR, payment, reference, PAN, phone or name`}
          type="text"
          inputMode="search"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          autoFocus
          data-autofocus
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
        />
      </form>
      <div ref={list} className={classes.found} aria-busy={busy}>
        {groups.map(({ title, found }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {found.map(({ to, name, below }) => (
                <li key={to}>
                  <Link to={to} onClick={onChoose}>
                    {name}
                    {below && <small>{below}</small>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p role="status" className={classes.status}>
        {failed
          ? t`The search is not responding. You can still find pages.`
          : !busy && groups.length === 0
            ? t`Nothing found for “${typed.trim()}”.`
            : ""}
      </p>
    </Stack>
  );
}
