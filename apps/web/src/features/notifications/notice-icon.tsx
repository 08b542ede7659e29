import IconBell from "~icons/tabler/bell";
import IconCertificate from "~icons/tabler/certificate";
import IconClock from "~icons/tabler/clock";
import IconCurrencyRupee from "~icons/tabler/currency-rupee";
import IconGavel from "~icons/tabler/gavel";
import IconMessage from "~icons/tabler/message";
import IconTrendingUp from "~icons/tabler/trending-up";
import IconTrophy from "~icons/tabler/trophy";
import IconTruck from "~icons/tabler/truck";

/** By the code of the news; the first that fits. */
const icons = [
  [/^outbid$/, IconTrendingUp],
  [/^(won|sold)$/, IconTrophy],
  [/ending|_soon$|_pay_by$|^times_changed$|^extended$/, IconClock],
  [/^(award|payment|payout|money|deposit|withdrawal|paid|transfer)/, IconCurrencyRupee],
  [/^(trip|truck|driver|pass|goods|settlement|claim|pack)/, IconTruck],
  [/^(company|authorisation|paper|declaration|not_authorised)/, IconCertificate],
  [/^(offered|lost|subject|counter_offer|declined|voided|next_bid|sheet|lot_|new_lots)/, IconGavel],
] as const;

/** @param code of the notice; null where a person wrote it */
export function NoticeIcon({ code }: { code: string | null }) {
  const Icon =
    code === null ? IconMessage : (icons.find(([fits]) => fits.test(code))?.[1] ?? IconBell);
  return <Icon width={24} height={24} aria-hidden />;
}
