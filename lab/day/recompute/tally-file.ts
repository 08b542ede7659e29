/** A file of vouchers as Tally would read it, by this program's own reading of XML. */

export interface Voucher {
  /** `P12` or `J34`. */
  readonly ref: string;
  readonly type: string;
  /** YYYYMMDD. */
  readonly date: string;
  readonly narration: string;
  readonly lines: readonly {
    readonly ledger: string;
    readonly isDebit: boolean;
    /** Paise, a debit below zero. */
    readonly amount: number;
  }[];
}

const SIGNS: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};
const plain = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (sign) => SIGNS[sign] ?? "");
const tag = (text: string, name: string): string =>
  plain(new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? "");

export const vouchersOf = (xml: string): Voucher[] =>
  [...xml.matchAll(/<VOUCHER ([^>]*)>(.*?)<\/VOUCHER>/gs)].map(([, head = "", body = ""]) => ({
    ref: /REMOTEID="rebale-([PJ]\d+)"/.exec(head)?.[1] ?? "",
    type: /VCHTYPE="([^"]*)"/.exec(head)?.[1] ?? "",
    date: tag(body, "DATE"),
    narration: tag(body, "NARRATION"),
    lines: [...body.matchAll(/<ALLLEDGERENTRIES\.LIST>(.*?)<\/ALLLEDGERENTRIES\.LIST>/gs)].map(
      ([, line = ""]) => ({
        ledger: tag(line, "LEDGERNAME"),
        isDebit: tag(line, "ISDEEMEDPOSITIVE") === "Yes",
        amount: Math.round(Number(tag(line, "AMOUNT")) * 100),
      }),
    ),
  }));
