import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { t } from "ttag";
import IconBrandFacebook from "~icons/tabler/brand-facebook";
import IconBrandLinkedin from "~icons/tabler/brand-linkedin";
import IconBrandWhatsapp from "~icons/tabler/brand-whatsapp";
import IconLink from "~icons/tabler/link";
import IconShare2 from "~icons/tabler/share-2";
import { copyLink } from "../../../lib/forms/copy.ts";
import { Disclosure } from "../../../ui/tabs/disclosure.tsx";
import classes from "./facts.module.css";

/**
 * S2.39: one button for the phone's own sharing; where there is none, for two social networks, a
 * messaging app and the link itself.
 */
export function Share({ title, path }: { title: string; path: string }) {
  const origin = (useRouteLoaderData("root") as { origin: string } | undefined)?.origin ?? "";
  const url = origin + path;
  const [native, setNative] = useState(false);
  useEffect(() => setNative("share" in navigator), []);

  const link = encodeURIComponent(url);
  const targets = [
    {
      name: "Facebook",
      icon: IconBrandFacebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    {
      name: "LinkedIn",
      icon: IconBrandLinkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    },
    {
      name: "WhatsApp",
      icon: IconBrandWhatsapp,
      href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    },
  ];
  if (native)
    // Closing the phone's own sheet is no failure.
    return (
      <button
        type="button"
        className={classes.share}
        onClick={() => navigator.share({ title, url }).catch(() => undefined)}
      >
        <IconShare2 size={21} aria-hidden /> {t`Share`}
      </button>
    );
  return (
    <Disclosure
      className={classes.shareMenu}
      label={
        <>
          <IconShare2 size={21} aria-hidden /> {t`Share`}
        </>
      }
    >
      <fieldset aria-label={t`Share this auction`}>
        {targets.map(({ name, icon: Icon, href }) => (
          <a
            key={name}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`Share on ${name}`}
          >
            <Icon size={21} aria-hidden /> {name}
          </a>
        ))}
        <button type="button" onClick={() => void copyLink(url)}>
          <IconLink size={21} aria-hidden /> {t`Copy link`}
        </button>
      </fieldset>
    </Disclosure>
  );
}
