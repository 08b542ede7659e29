import { t } from "ttag";
import IconBuildingWarehouse from "~icons/tabler/building-warehouse";
import IconGavel from "~icons/tabler/gavel";
import IconHeadset from "~icons/tabler/headset";
import IconLeaf from "~icons/tabler/leaf";
import IconRefresh from "~icons/tabler/refresh";
import IconShieldLock from "~icons/tabler/shield-lock";
import IconUserPlus from "~icons/tabler/user-plus";
import type { Step } from "../../ui/layout/steps.tsx";

/** S2.54: seven steps, in this order. */
export const steps: readonly Step[] = [
  {
    icon: IconUserPlus,
    title: t`Easy registration`,
    text: t`Buyers verify their phone with a 4-digit code and can bid within a minute. Sellers give PAN, GST and bank details once; a person on our side checks them before the first lot.`,
  },
  {
    icon: IconBuildingWarehouse,
    title: t`Listing`,
    text: t`Photos, weight, unit and place: a lot is described in five minutes. We check it, agree the market value and the times with the seller, and list it.`,
  },
  {
    icon: IconGavel,
    title: t`Bidding`,
    text: t`Everyone sees the highest bid and one clock, ours. A bid counts only above the last one; where a lot has a soft close, a bid in the last minutes gives the others time to answer.`,
  },
  {
    icon: IconShieldLock,
    title: t`Secure transactions`,
    text: t`Every bid stays in a ledger that anyone can check. The winner pays through Rebale, or the seller directly, as the lot says. Trucks are booked and weighed at the gate, with invoice and papers; what was paid through Rebale goes to the seller once the goods have left.`,
  },
  {
    icon: IconLeaf,
    title: t`Eco-friendly disposal`,
    text: t`Some lots of e-waste, batteries or tyres need a registration. Then only companies whose papers we have checked may bid on them, and the lot says so.`,
  },
  {
    icon: IconHeadset,
    title: t`Customer support`,
    text: t`A person answers by phone, WhatsApp and email: about a lot, a bid, a sale or an EPR return.`,
  },
  {
    icon: IconRefresh,
    title: t`Continuous improvement`,
    text: t`We read what sellers and buyers write to us, and what we learn goes into the rules of the market, which anyone can read.`,
  },
];
