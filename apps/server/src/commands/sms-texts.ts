import { registeredTexts } from "../features/notifications/index.ts";

/**
 * Prints every text that has to be registered with the operators (DLT) and with Meta, a line each:
 * the name that SMS_TEMPLATES and WHATSAPP_TEMPLATES give its id, and the words. `{#var#}` stands
 * for what differs each time; given the market's address (PUBLIC_URL), links are words, too.
 */
const address = process.argv[2]?.replace(/\/$/, "");
for (const { template, text } of registeredTexts(address))
  console.info(`${template}\t${text.replaceAll("\n", "\\n")}`);
