import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { accounts } from "../lib/api/operations.ts";
import { inLanguage, type Language, language, TAGS } from "../lib/language/language.ts";
import { storedToken } from "../lib/session/session.ts";
import hindi from "./hindi.svg";
import classes from "./language-link.module.css";

/**
 * Each in its own letters: who looks for a language reads that one. Hindi's name is drawn: an
 * English page loads no other script for one word, and not every machine has one.
 */
const NAMES: Record<Language, ReactNode> = {
  en: "English",
  hi: <img src={hindi} alt="हिन्दी" width={199} height={125} className={classes.drawn} />,
};

/**
 * The same page in the other language, as a link that needs no script. The host remembers the
 * choice; a member's account does, too, so that mail and SMS follow.
 */
export function LanguageLink({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const other: Language = language === "hi" ? "en" : "hi";
  const remember = (event: React.MouseEvent<HTMLAnchorElement>) => {
    // The hash is known to the browser alone, such as a driver's key.
    event.currentTarget.hash = location.hash;
    const token = storedToken();
    if (!token) return;
    const { method, path } = accounts.setLanguage;
    // The page is about to be left.
    void fetch(`/api${path}`, {
      method,
      keepalive: true,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ language: other }),
    }).catch(() => undefined);
  };
  return (
    <a
      href={inLanguage(other, pathname, search)}
      lang={TAGS[other]}
      hrefLang={TAGS[other]}
      className={className}
      onClick={remember}
    >
      {NAMES[other]}
    </a>
  );
}
