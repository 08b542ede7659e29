import { t } from "ttag";
import IconLockCheck from "~icons/tabler/lock-check";
import IconMapPinCheck from "~icons/tabler/map-pin-check";
import IconPhoto from "~icons/tabler/photo";
import IconTrendingUp from "~icons/tabler/trending-up";
import IconTruckDelivery from "~icons/tabler/truck-delivery";
import IconUserCheck from "~icons/tabler/user-check";
import type { Point } from "../../../ui/layout/point-cards.tsx";

export const whySellHere: readonly Point[] = [
  {
    icon: IconLockCheck,
    title: t`Secured payments`,
    text: t`Every winning bid is on record, with the buyer’s name and phone number. The buyer pays you directly: we hold no money.`,
  },
  {
    icon: IconTruckDelivery,
    title: t`Free doorstep pickup and tracking`,
    text: t`The buyer lifts at your gate, at no cost to you unless your terms say so. Your order list says what is paid and lifted.`,
  },
  {
    icon: IconTrendingUp,
    title: t`The market finds the price`,
    text: t`Buyers from all over India bid against each other while the clock runs.`,
  },
];

export const howSellingWorks: readonly Point[] = [
  {
    icon: IconUserCheck,
    title: t`Register`,
    text: t`Verify your phone, then give your details and documents. An admin checks and activates your account.`,
  },
  {
    icon: IconPhoto,
    title: t`List`,
    text: t`Add lots with pictures and a catalogue, several at once. We check each before it opens.`,
  },
  {
    icon: IconMapPinCheck,
    title: t`Hand over`,
    text: t`After the close you get the winner’s contact details. Once paid and lifted, mark the order completed.`,
  },
];
