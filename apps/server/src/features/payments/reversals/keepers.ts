import type { Deps } from "../../../platform/deps.ts";
import { liftDebtBar } from "../../bars/index.ts";
import type { Reversible, RowKeeper } from "../../journal/index.ts";
import { balancesOf } from "../../money-entries/index.ts";
import { lockGatewayPayment, setGivenBack, setWon } from "./keepers.store.ts";

/** As keys of the journal have it behind the gateway's name. */
const nameIn = ({ key }: Reversible) => key.slice(key.indexOf(":") + 1);

/** A payment that was paid back at the gateway, before that told of it. */
export const gatewayPaymentKeeper: RowKeeper = {
  async whyNot(tx, entry) {
    const payment = await lockGatewayPayment(tx, nameIn(entry));
    if (!payment) return null;
    if (payment.givenBack > 0)
      return {
        en: "The gateway has told that it was paid back: it is entered",
        hi: "गेटवे बता चुका है कि यह लौटाया गया: यह दर्ज है",
      };
    return payment.isCharged
      ? {
          en: "Its payer's bank has taken it back: turn that back, where it was won",
          hi: "पेमेंट करने वाले के बैंक ने इसे वापस ले लिया है: अगर आप जीते हैं, तो वह एंट्री रिवर्स कीजिए",
        }
      : null;
  },
  async turnBack(tx, entry) {
    await setGivenBack(tx, nameIn(entry));
    return undefined;
  },
};

/** Won after all: the company owes nothing for it any more. */
export const disputeKeeper = ({ bus }: Pick<Deps, "bus">): RowKeeper => ({
  whyNot: async () => null,
  async turnBack(tx, entry, { adminId }) {
    await setWon(tx, nameIn(entry));
    const companyId = entry.lines.find((line) => line.companyId !== null)?.companyId ?? 0;
    if ((await balancesOf(tx, companyId)).owed > 0) return undefined;
    const people = await liftDebtBar(tx, companyId, adminId);
    return () => {
      for (const userId of people) bus.publish("session", { userId });
    };
  },
});
