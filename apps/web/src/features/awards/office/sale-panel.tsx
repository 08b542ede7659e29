import type { Award } from "@rebale/contract/awards";
import { Link } from "react-router";
import { lastDay, lotPrice, quantity, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { Drawer, DrawerFoot } from "../../../shared/office/panels/drawer.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { When } from "../../../shared/office/when.tsx";
import { happeningsOf, payableWords, stateWords } from "../award-words.rules.ts";
import { DecideSale } from "./decide-sale.tsx";
import { SaleGoods } from "./sale-goods.tsx";
import { SaleMoney } from "./sale-money.tsx";
import { SalePapers } from "./sale-papers.tsx";
import classes from "./sales.module.css";

/** One sale: its two sides, what it comes to, and how it came to where it stands. */
export function SalePanel({ award, onClose }: { award: Award; onClose: () => void }) {
  const { title, state, agreed_by, moves_allowed } = award;
  return (
    <Drawer title={title} onClose={onClose}>
      {agreed_by.length === 1 && state !== "cancelled" && (
        <Notice kind="warning">
          The <b>{agreed_by[0]}</b> would call this sale off; the other side has not agreed.
        </Notice>
      )}
      {hasAskedToEnd(award) && (
        <Notice kind="warning">
          The <b>seller</b> asks to end this sale. Hear the buyer, then decide.
        </Notice>
      )}
      {moves_allowed.length > 0 && (
        <May do="awards.manage">
          <DrawerFoot>
            <DecideSale award={award} />
          </DrawerFoot>
        </May>
      )}
      <Section title={stateWords[state]}>
        <Facts
          facts={[
            {
              name: "Lot",
              value: (
                <Link to={`/admin/products?status=all&open=${award.product_id}`}>{title}</Link>
              ),
            },
            { name: "Quantity", value: quantity(award.quantity, award.unit) },
            { name: "Bid", value: lotPrice(award.rate, award) },
            { name: "Value", value: rupeesExact(award.value) },
            { name: "To pay, taxes included", value: payableWords(award) },
            { name: "Pay by", value: award.due_at && lastDay(award.due_at) },
            { name: "Lift by", value: award.lift_by && lastDay(award.lift_by) },
          ]}
        />
      </Section>
      {award.pay_through === "market" && <SaleMoney award={award} />}
      <SaleGoods award={award} />
      <SalePapers award={award} />
      {(["seller", "buyer"] as const).map((side) => (
        <Section key={side} title={side === "seller" ? "Seller" : "Buyer"}>
          <Facts
            facts={[
              { name: "Company", value: award[side].company },
              { name: "Name", value: award[side].name },
              { name: "Mobile", value: award[side].mobile && `+91 ${award[side].mobile}` },
              {
                name: "Place",
                value: [award[side].city, award[side].state].filter(Boolean).join(", "),
              },
            ]}
          />
        </Section>
      ))}
      <Section title="What happened">
        <ol className={classes.timeline}>
          {happeningsOf(award).map(({ key, at, what, by, reason }) => (
            <li key={key}>
              <span>
                <b>{what}</b>
                {by && `, ${by}`}
                {reason && `: ${reason}`}
              </span>
              <When time={at} />
            </li>
          ))}
        </ol>
      </Section>
    </Drawer>
  );
}

const hasAskedToEnd = ({ state, timeline }: Award) =>
  state !== "defaulted" &&
  state !== "cancelled" &&
  state !== "completed" &&
  timeline.some(({ move }) => move === "ask_default");
