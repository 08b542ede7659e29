import { jt, t } from "ttag";
import IconExternalLink from "~icons/tabler/external-link";
import classes from "./source.module.css";

const CPCB = { href: "https://cpcb.nic.in", text: t`Central Pollution Control Board` };

/** Where the figures above come from, and where today's are. */
export function Source({
  text,
  link = CPCB,
}: {
  text: string;
  link?: { href: string; text: string };
}) {
  return (
    <p className={classes.source}>
      {text}{" "}
      {jt`Rules change: check today's wording at ${(
        <a key="source" href={link.href} target="_blank" rel="noreferrer">
          {link.text} <IconExternalLink size={15} aria-hidden />
        </a>
      )}`}
    </p>
  );
}
