import type { ContactMedia } from "./types.ts";

export const contactMedia: readonly ContactMedia[] = [
  { title: "Email", media_value: "help@rebale.example", kind: "Contact" },
  { title: "Mobile", media_value: "+91 9800000000", kind: "Contact" },
  {
    title: "Address",
    media_value:
      "Rebale, Second Floor, Old Press Compound, Shankar Seth Road, Pune, Maharashtra 411037",
    kind: "Contact",
  },
  { title: "Whatsapp", media_value: "+91 9800000000", kind: "Contact" },
  { title: "Facebook", media_value: "https://www.facebook.com/rebale", kind: "Social" },
  { title: "Instagram", media_value: "https://www.instagram.com/rebale", kind: "Social" },
  { title: "Linkedin", media_value: "https://www.linkedin.com/company/rebale", kind: "Social" },
  { title: "Twitter", media_value: "https://twitter.com/rebale", kind: "Social" },
];
