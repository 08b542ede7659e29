import IconLockCheck from "icon:lock-check";
import IconMapPinCheck from "icon:map-pin-check";
import IconPhoto from "icon:photo";
import IconTrendingUp from "icon:trending-up";
import IconTruckDelivery from "icon:truck-delivery";
import IconUserCheck from "icon:user-check";
import { t } from "ttag";
import type { Point } from "../../../ui/point-cards.tsx";

export const whySellHere: readonly Point[] = [
  {
    icon: IconLockCheck,
    title: t`Secured payments`,
    text: t`Buyers register with a phone and papers, and every winning bid is on record.`,
  },
  {
    icon: IconTruckDelivery,
    title: t`Free doorstep pickup and tracking`,
    text: t`We pick up from your yard, and you can track the load.`,
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
