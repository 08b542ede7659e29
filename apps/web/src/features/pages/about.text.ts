import { t } from "ttag";
import IconCash from "~icons/tabler/cash";
import IconClipboardCheck from "~icons/tabler/clipboard-check";
import IconGavel from "~icons/tabler/gavel";
import IconRecycle from "~icons/tabler/recycle";
import IconShieldCheck from "~icons/tabler/shield-check";
import IconTruckDelivery from "~icons/tabler/truck-delivery";
import type { Point } from "../../ui/layout/point-cards.tsx";

export const welcome = [
  t`Rebale is a market for what others call waste. Factories, offices and yards put up e-waste, plastics, batteries and tyres; recyclers and traders bid for them in auctions that end at a fixed hour. Everyone sees the same price and the same clock.`,
  t`Around the market we do the work that the law asks for: EPR registration, certificates and returns, collection from your gate, and drives that teach people what to do with a dead phone.`,
];

/** S1.4 */
export const claims = [
  { figure: "25+", what: t`certified recyclers in India` },
  { figure: t`25,000+ MT`, what: t`approved capacity a year` },
  { figure: "100+", what: t`companies trust us` },
  { figure: "2023", what: t`handling scrap since` },
];

export const vision = t`An India where nothing that can be used again is buried or burnt, and where the person who picks, sorts or melts it earns a fair, visible price for the work.`;

export const mission = [
  t`Give every seller more than one buyer, and every buyer the same chance, by open bidding against a clock.`,
  t`Move hazardous scrap only between people who are registered to handle it.`,
  t`Make compliance a by-product of good trade: terms in writing, every bid on record, registrations checked.`,
];

export const reasons: readonly Point[] = [
  {
    icon: IconGavel,
    title: t`A price you can check`,
    text: t`Bids are written to a ledger that cannot be changed afterwards. Anyone may read it and recompute it.`,
  },
  {
    icon: IconCash,
    title: t`Secured payments`,
    text: t`Where a lot is paid through Rebale, the buyer’s money is kept until the goods have left the gate, then paid out to the seller. Other lots are paid to the seller directly. The sale’s page shows both where it stands.`,
  },
  {
    icon: IconTruckDelivery,
    title: t`Free doorstep pickup and tracking`,
    text: t`The buyer lifts at the seller’s gate, on terms that both know before the first bid. The order says when it is lifted.`,
  },
  {
    icon: IconShieldCheck,
    title: t`Sellers and buyers we know`,
    text: t`Phone, PAN and GST are checked, and a person looks at each seller account before the first lot goes up.`,
  },
  {
    icon: IconClipboardCheck,
    title: t`EPR under the same roof`,
    text: t`Registration, yearly targets, certificates and returns for plastics, e-waste, batteries and tyres.`,
  },
  {
    icon: IconRecycle,
    title: t`Recyclers with papers`,
    text: t`Where a lot needs a registration with the Central Pollution Control Board, only companies that hold it may bid.`,
  },
];
