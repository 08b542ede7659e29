import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { awards } from "../../../lib/api/office-operations.ts";
import {
  kilograms,
  lastDay,
  lotPrice,
  quantity,
  rupeesExact,
} from "../../../lib/formatting/formatting.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { ObjectLink, PartyLink } from "../../../shared/office/object/object-link.tsx";
import { ObjectPage, type ObjectPart } from "../../../shared/office/object/object-page.tsx";
import { SaleState } from "../../../shared/office/object/object-rows.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import { deadline, payableText } from "../award-labels.rules.ts";
import type { Route } from "./+types/award-page";
import { DecideSale } from "./decide-sale.tsx";
import { SaleGoods } from "./sale-goods.tsx";
import { SaleMoney } from "./sale-money.tsx";
import { SalePapers } from "./sale-papers.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const { data } = await api.call(awards.details, { params: { id: params.id } });
    return { award: data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** One sale: its two sides, what it comes to, its goods and papers, and how it came to where it stands. */
export default function AwardPage({ loaderData: { award } }: Route.ComponentProps) {
  const parts: ObjectPart[] = [
    { name: "overview", title: t`Overview`, render: () => <Overview award={award} /> },
    { name: "goods", title: t`Goods and claims`, render: () => <Goods award={award} /> },
    { name: "papers", title: t`Papers`, render: () => <Papers award={award} /> },
    { name: "sides", title: t`Buyer and seller`, render: () => <Sides award={award} /> },
  ];
  return (
    <ObjectPage
      kind="award"
      id={award._id}
      name={award.title}
      chip={<SaleState state={award.state} />}
      version={award}
      facts={factsOf(award)}
      parts={parts}
      actions={
        award.moves_allowed.length > 0 && (
          <May do="awards.manage">
            <DecideSale award={award} />
          </May>
        )
      }
    />
  );
}

const factsOf = (award: Award) => [
  { name: t`Value`, value: rupeesExact(award.value) },
  ...(award.pay_through === "market"
    ? [
        { name: t`Paid in`, value: rupeesExact(award.paid) },
        { name: t`Still to come`, value: rupeesExact(award.due) },
        { name: t`Deposit held`, value: rupeesExact(award.emd.held) },
      ]
    : []),
  { name: t`Seller`, value: <Side award={award} side="seller" /> },
  { name: t`Buyer`, value: <Side award={award} side="buyer" /> },
  { name: t`Pay by`, value: award.due_at ? lastDay(award.due_at) : t`No day agreed` },
  { name: t`Sold`, value: <When time={award.made_at} /> },
];

type SideName = "buyer" | "seller";
const Side = ({ award, side }: { award: Award; side: SideName }) => (
  <PartyLink company={award[side].company_id} user={award[side].user_id}>
    {award[side].company ?? award[side].name}
  </PartyLink>
);

const Overview = ({ award }: { award: Award }) => (
  <>
    {award.agreed_by.length === 1 && award.state !== "cancelled" && (
      <Notice kind="warning">
        {award.agreed_by[0] === "buyer"
          ? t`The buyer would call this sale off; the other side has not agreed.`
          : t`The seller would call this sale off; the other side has not agreed.`}
      </Notice>
    )}
    {hasAskedToEnd(award) && (
      <Notice kind="warning">
        {t`The seller asks to end this sale. Hear the buyer, then decide.`}
      </Notice>
    )}
    <Section title={t`What was sold`}>
      <Facts
        facts={[
          {
            name: t`Lot`,
            value: (
              <ObjectLink kind="lot" id={award.product_id}>
                {award.title}
              </ObjectLink>
            ),
          },
          { name: t`Quantity`, value: quantity(award.quantity, award.unit) },
          { name: t`Bid`, value: lotPrice(award.rate, award) },
          { name: t`To pay, taxes included`, value: payableText(award) },
          { name: t`Lift by`, value: award.lift_by && lastDay(award.lift_by) },
          { name: t`Days of grace until`, value: award.grace_until && deadline(award.grace_until) },
        ]}
      />
    </Section>
    {award.pay_through === "market" ? (
      <SaleMoney award={award} />
    ) : (
      <p>{t`The two pay each other: the market knows nothing of their money.`}</p>
    )}
    <AfterDefault award={award} />
  </>
);

const nextBidders = {
  asked: t`Asked, and has not answered`,
  accepted: t`Has accepted`,
  nobody: t`Nobody took it`,
} as const;

function AfterDefault({ award: { after_default: after } }: { award: Award }) {
  if (!after) return null;
  return (
    <Section title={t`After it was not kept`}>
      <Facts
        facts={[
          { name: t`The buyer may bid`, value: after.barred ? t`No, it is barred` : t`Yes` },
          { name: t`Barred until`, value: after.barred_until && deadline(after.barred_until) },
          { name: t`Next bidder`, value: nextBidders[after.next_bidder] },
        ]}
      />
    </Section>
  );
}

function Goods({ award }: { award: Award }) {
  if (award.trips.length === 0)
    return (
      <Section title={t`Trucks`}>
        <p>
          {t`No truck is booked yet.`}
          {award.goods.sold_kg !== null && t` ${kilograms(award.goods.sold_kg)} are to be lifted.`}
        </p>
      </Section>
    );
  return <SaleGoods award={award} />;
}

const Papers = ({ award }: { award: Award }) =>
  award.papers.length > 0 ? (
    <SalePapers award={award} />
  ) : (
    <Section title={t`Papers`}>
      <p>{t`Papers of tax and of the goods are listed here once there are some.`}</p>
    </Section>
  );

const Sides = ({ award }: { award: Award }) => (
  <>
    {(["seller", "buyer"] as const).map((side) => (
      <Section key={side} title={side === "seller" ? t`Seller` : t`Buyer`}>
        <Facts
          facts={[
            { name: t`Company`, value: award[side].company && <Side award={award} side={side} /> },
            {
              name: t`Name`,
              value: (
                <ObjectLink kind="user" id={award[side].user_id}>
                  {award[side].name}
                </ObjectLink>
              ),
            },
            { name: t`Mobile`, value: award[side].mobile && `+91 ${award[side].mobile}` },
            {
              name: t`Place`,
              value: [award[side].city, award[side].state].filter(Boolean).join(", "),
            },
          ]}
        />
      </Section>
    ))}
  </>
);

const hasAskedToEnd = ({ state, timeline }: Award) =>
  state !== "defaulted" &&
  state !== "cancelled" &&
  state !== "completed" &&
  timeline.some(({ move }) => move === "ask_default");
