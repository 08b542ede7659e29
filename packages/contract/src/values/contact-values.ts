import { z } from "zod";
import { officeOnly, type Words } from "./complaint.ts";
import { Email } from "./fields.ts";

/** How the market is reached, as its footer and its contact page link to it. */
export const CONTACT_TITLES = [
  "Email",
  "Mobile",
  "Address",
  "Whatsapp",
  "Facebook",
  "Instagram",
  "Linkedin",
  "Twitter",
] as const;
export type ContactTitle = (typeof CONTACT_TITLES)[number];

/** Digits with the marks that people write between them; a landline and 1800 numbers, too. */
const isPhone = (value: string): boolean =>
  /^\+?[\d ()./-]+$/.test(value) && /^(\d{6,15})$/.test(value.replace(/\D/g, ""));
const isLink = (value: string): boolean => {
  try {
    return /^https?:\/\/[^\s/]+\.[^\s/]+/.test(value) && Boolean(new URL(value));
  } catch {
    return false;
  }
};

const rules: Record<ContactTitle, { fits: (value: string) => boolean; words: Words }> = {
  Email: { fits: (v) => Email.safeParse(v).success, words: officeOnly("Enter an email address") },
  Mobile: { fits: isPhone, words: officeOnly("Enter a phone number, as +91 98200 12345") },
  Whatsapp: {
    fits: (v) => isPhone(v) || isLink(v),
    words: officeOnly("Enter a phone number with its country code, as +91 98200 12345"),
  },
  Address: { fits: (v) => v.trim().length > 0, words: officeOnly("Enter an address") },
  Facebook: { fits: isLink, words: officeOnly("Enter the full link, with https://") },
  Instagram: { fits: isLink, words: officeOnly("Enter the full link, with https://") },
  Linkedin: { fits: isLink, words: officeOnly("Enter the full link, with https://") },
  Twitter: { fits: isLink, words: officeOnly("Enter the full link, with https://") },
};

/** The fault of a value that is shown under this title; null for none. */
export const contactFault = (title: ContactTitle, value: string): Words | null =>
  rules[title].fits(value.trim()) ? null : rules[title].words;

export const ContactTitle = z.enum(CONTACT_TITLES);
