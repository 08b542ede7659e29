import { create } from "xmlbuilder2";
import type { Voucher } from "./tally.rules.ts";

/** A character that XML 1.0 does not take is left out; the builder escapes the rest. */
const plain = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, " ");

/** Vouchers as Tally imports them: a debit below zero and deemed positive. */
export function tallyXml(vouchers: readonly Voucher[]): string {
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("ENVELOPE");
  root.ele("HEADER").ele("TALLYREQUEST").txt("Import Data");
  const data = root.ele("BODY").ele("IMPORTDATA");
  data.ele("REQUESTDESC").ele("REPORTNAME").txt("Vouchers");
  const message = data.ele("REQUESTDATA").ele("TALLYMESSAGE");
  for (const { remoteId, type, number, day, party, narration, lines } of vouchers) {
    const voucher = message.ele("VOUCHER", {
      ...{ REMOTEID: remoteId, VCHTYPE: type, ACTION: "Create" },
    });
    voucher.ele("DATE").txt(day.replaceAll("-", ""));
    voucher.ele("VOUCHERTYPENAME").txt(type);
    voucher.ele("VOUCHERNUMBER").txt(plain(number));
    voucher.ele("PARTYLEDGERNAME").txt(plain(party));
    voucher.ele("NARRATION").txt(plain(narration));
    for (const { ledger, amount } of lines) {
      const entry = voucher.ele("ALLLEDGERENTRIES.LIST");
      entry.ele("LEDGERNAME").txt(plain(ledger));
      entry.ele("ISDEEMEDPOSITIVE").txt(amount < 0 ? "Yes" : "No");
      entry.ele("AMOUNT").txt((amount / 100).toFixed(2));
    }
  }
  return root.end({ prettyPrint: true });
}
