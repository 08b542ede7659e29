import { LANGUAGES } from "@rebale/contract";
import { codeText } from "../features/accounts/index.ts";
import { signText } from "../features/listings/index.ts";
import { HIDDEN, noticeTexts, VARIABLE } from "../features/notifications/index.ts";
import { shutOutText } from "../features/office/index.ts";

/**
 * Prints every text that has to be registered with the operators (DLT), a line each: the name that
 * SMS_TEMPLATES gives its id, and the words. `{#var#}` stands for what differs each time.
 */
const texts = [
  ...LANGUAGES.map((language) => ({
    template: `code.${language}`,
    text: codeText(language, VARIABLE).replaceAll(HIDDEN, VARIABLE),
  })),
  ...LANGUAGES.map((language) => ({
    template: `sign.${language}`,
    text: signText(language, VARIABLE, VARIABLE).replaceAll(HIDDEN, VARIABLE),
  })),
  ...LANGUAGES.map((language) => ({
    template: `shut_out.${language}`,
    text: shutOutText(language, VARIABLE),
  })),
  ...noticeTexts(),
];
for (const { template, text } of texts)
  console.info(`${template}\t${text.replaceAll("\n", "\\n")}`);
