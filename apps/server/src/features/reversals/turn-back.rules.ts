import type { Words } from "@rebale/contract/values/complaint";
import type { JournalEvent } from "../money-entries/index.ts";

/**
 * Whether an entry may be turned back, and who answers for the row that it belongs to: lines that
 * go back while their row stays would be money of nobody, or of two. What a sale's own moves have
 * done is turned by another move of the sale. Pure.
 */

/** Whose row it is: each of them says no where the row has gone on, and sets it back else. */
export type RowOwner =
  | "transfer"
  | "statement line"
  | "gateway payment"
  | "sale's payment"
  | "withdrawal"
  | "truck"
  | "tied tax"
  | "dispute"
  /** There is no row: the lines are all. */
  | "nobody";

type TurnBack =
  | { readonly by: RowOwner; readonly becomes: string }
  /** It stands; what to do in its place. */
  | { readonly instead: Words };

const cancelSale = {
  en: "Cancel the sale, or end it by default: its money goes back with that",
  hi: "सौदा रद्द कीजिए, या न निभाने पर ख़त्म कीजिए: उसी के साथ इसका पैसा लौट जाता है",
};
const matchIt = {
  en: "The bank has it: match it to a company, or send it back",
  hi: "यह बैंक में है: किसी कंपनी से इसका मिलान कीजिए, या इसे लौटाइए",
};
const askAgain = {
  en: "The money is the company's again: it can ask for a new withdrawal",
  hi: "पैसा फिर से कंपनी का है: वह नई निकासी माँग सकती है",
};
const turnItsCause = {
  en: "It follows what was owed: turn back what that was owed for, where it was wrong",
  hi: "यह बक़ाये से बनी है: जिस एंट्री से बक़ाया बना वह ग़लत हो, तो उसे रिवर्स कीजिए",
};

export const TURN_BACK: Readonly<Record<JournalEvent["kind"], TurnBack>> = {
  top_up: { by: "gateway payment", becomes: "paid back at the gateway" },
  bank_transfer: { by: "transfer", becomes: "in suspense, to be matched or sent back" },
  transfer_placed: { by: "transfer", becomes: "in suspense, to be matched or sent back" },
  transfer_returned: { by: "transfer", becomes: "in suspense, to be matched or sent back" },
  transfer_in_suspense: { instead: matchIt },
  transfer_reopened: { instead: matchIt },
  payment_in_suspense: {
    instead: {
      en: "The gateway has it: match it to a company, or send it back",
      hi: "यह गेटवे के पास है: किसी कंपनी से इसका मिलान कीजिए, या इसे लौटाइए",
    },
  },
  payment_refunded: {
    instead: {
      en: "The gateway has paid it back: the company can pay it in again",
      hi: "गेटवे इसे लौटा चुका है: कंपनी इसे फिर जमा कर सकती है",
    },
  },
  gateway_settlement: {
    instead: {
      en: "The bank has it: the gateway settles what differs next time",
      hi: "यह बैंक में है: जो फ़र्क़ है, गेटवे उसे अगली बार सेटल करता है",
    },
  },
  bank_charge: { by: "statement line", becomes: "a line that is to be told what it is" },
  win: { instead: cancelSale },
  award_payment: { by: "sale's payment", becomes: "due again; the transfer is in suspense" },
  emd_set_off: { instead: cancelSale },
  buyer_fee: { instead: cancelSale },
  trip_released: { by: "truck", becomes: "to be released anew" },
  tax_released: { by: "tied tax", becomes: "tied again; what was decided of it stays" },
  tax_returned: { by: "tied tax", becomes: "tied again; what was decided of it stays" },
  award_money_back: {
    instead: {
      en: "The money is in the buyer's deposit, from which it can be paid",
      hi: "पैसा ख़रीदार की जमा राशि में है, और वहीं से दिया जा सकता है",
    },
  },
  claim_allowed: {
    instead: {
      en: "The credit note stands: what was wrong in it, the two settle",
      hi: "क्रेडिट नोट बना रहता है: उसमें जो ग़लत था, वह ख़रीदार और विक्रेता आपस में निपटाते हैं",
    },
  },
  forfeit: {
    instead: {
      en: "The sale has ended: the two settle what was wrong in it",
      hi: "सौदा ख़त्म हो चुका है: उसमें जो ग़लत था, वह ख़रीदार और विक्रेता आपस में निपटाते हैं",
    },
  },
  withdrawal_asked: { by: "withdrawal", becomes: "refused, and the money is free" },
  withdrawal_sent: {
    instead: {
      en: "It has left: what the bank sends back is entered as such",
      hi: "यह भेजा जा चुका है: बैंक जो लौटाता है, वह लौटे हुए पैसे के तौर पर दर्ज होता है",
    },
  },
  withdrawal_failed: { instead: askAgain },
  withdrawal_reversed: { instead: askAgain },
  proceeds_moved: { by: "nobody", becomes: "proceeds again" },
  debt_paid: { instead: turnItsCause },
  debt_back: { instead: turnItsCause },
  chargeback: { by: "dispute", becomes: "won" },
  reversal: {
    instead: {
      en: "What was turned back is entered anew by whoever enters it",
      hi: "जो रिवर्स हुआ, उसे फिर से वही दर्ज करते हैं जिनका वह काम है",
    },
  },
};
