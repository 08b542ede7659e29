import type { Language } from "@rebale/contract";

/** The language of a member who chose none is English. */
export const inTheirLanguage = (chosen: string | null): Language => (chosen === "hi" ? "hi" : "en");

interface Letter {
  readonly name: string;
  readonly text: string;
  /** Addresses: the page that it is about, and the lot where that is another one. */
  readonly open?: string | undefined;
  readonly lot?: string | undefined;
  /** Where such mails are ended. */
  readonly unsubscribe?: string | undefined;
}

/** A mail around what it says. */
export function letter(language: Language, { name, text, open, lot, unsubscribe }: Letter): string {
  const [dear, openHere, theLot, stop] =
    language === "hi"
      ? [`नमस्ते ${name} जी,`, "खोलिए", "लॉट", "ऐसे ईमेल बंद कीजिए"]
      : [`Dear ${name},`, "Open", "The lot", "Stop these emails"];
  const links = [open && `${openHere}: ${open}`, lot && `${theLot}: ${lot}`].filter(Boolean);
  const end = unsubscribe ? [`${stop}: ${unsubscribe}`] : [];
  return [dear, text, ...(links.length ? [links.join("\n")] : []), "Rebale", ...end].join("\n\n");
}
