import type { BidOrder } from "@rebale/contract/auctions";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import IconDownload from "~icons/tabler/download";
import { saveFile } from "../../../lib/forms/save-file.ts";
import action from "../../../ui/table/row-action.module.css";
import orders from "../orders/orders.module.css";
import { SHOWN, type Shown, showsOrder } from "../orders/orders.rules.ts";
import classes from "./desk.module.css";

const names: Record<Shown, string> = {
  all: t`All`,
  offered: t`Offered`,
  outbid: t`Outbid`,
  leading: t`Leading`,
  to_pay: t`To pay`,
  to_collect: t`To lift`,
  ending: t`Ending`,
  won: t`Won`,
  lost: t`Lost`,
};
/** Have their tab only while there is something under it. */
const RARE: ReadonlySet<Shown> = new Set(["offered", "ending"]);

interface Props {
  rows: readonly BidOrder[];
  show: Shown;
  /** Milliseconds on the market's clock. */
  now: number;
}

/** Each with how many there are. */
export function DeskTabs({ rows, show, now }: Props) {
  const count = (each: Shown) => rows.filter((order) => showsOrder(order, each, now)).length;
  const nav = useRef<HTMLElement>(null);
  // On a phone the row of tabs is wider than the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen
  useEffect(() => {
    const chosen = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && chosen) nav.current.scrollLeft = chosen.offsetLeft - nav.current.offsetLeft;
  }, [show]);
  return (
    <nav ref={nav} className={orders.show} aria-label={t`Show`}>
      {SHOWN.filter((each) => !RARE.has(each) || count(each) > 0 || show === each).map((each) => (
        <Link
          key={each}
          to={each === "all" ? "?" : `?show=${each}`}
          aria-current={each === show || undefined}
          preventScrollReset
        >
          {names[each]} <span className="figures">{count(each)}</span>
        </Link>
      ))}
    </nav>
  );
}

const FORMATS = [
  ["xlsx", "Excel"],
  ["pdf", "PDF"],
] as const;

/** The rows in sight, as a file; 'ending' is no tab of the file. */
export function DeskFiles({ show }: { show: Shown }) {
  const [busy, setBusy] = useState(false);
  const save = async (format: "xlsx" | "pdf") => {
    const asked = { format, ...(show !== "all" && show !== "ending" && { show }) };
    setBusy(true);
    await saveFile(`/auction/my-desk?${new URLSearchParams(asked)}`, `rebale-bids.${format}`);
    setBusy(false);
  };
  return (
    <div className={classes.files}>
      {FORMATS.map(([format, name]) => (
        <button
          key={format}
          type="button"
          className={action.action}
          disabled={busy}
          aria-label={t`Save as ${name}`}
          onClick={() => void save(format)}
        >
          <IconDownload size={18} aria-hidden />
          {name}
        </button>
      ))}
    </div>
  );
}
