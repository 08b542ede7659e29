import { addDays, indiaDay } from "@rebale/contract/values/calendar";
import type { Page } from "playwright-core";
import type { Api, Session } from "./api.ts";
import { pdf } from "./files.ts";

/** Helpers of the finance desk's journeys. */

export const yesterday = () => addDays(indiaDay(new Date()), -1);

/** A number of a transfer that no bank has given before. */
export const newUtr = (bank: string) => `${bank}${`${Date.now()}`.slice(-11)}`;

/** A company's bank account, which waits for the office. */
export function sendBankAccount(api: Api, { token }: Session, holder: string) {
  const body = new FormData();
  body.append("holder", holder);
  body.append("account_no", "50100012345678");
  body.append("ifsc", "HDFC0000001");
  const { name, buffer, mimeType } = pdf("cheque.pdf");
  body.append("document", new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  return api.call("POST", "/company/bank-accounts", { token, body });
}

/** A statement as a file of its bank. */
export const statement = (lines: readonly string[]) => ({
  name: "statement.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["date,utr,description,debit,credit,balance", ...lines, ""].join("\n")),
});

export async function uploadStatement(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel("Statement", { exact: true }).setInputFiles(statement(lines));
  await page.getByRole("button", { name: "Read statement" }).click();
}
