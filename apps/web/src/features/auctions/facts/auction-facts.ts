import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { lotPrice, quantity } from "../../../lib/formatting/formatting.ts";

/** One sentence for search results and shared links. */
export function summary(lot: AuctionDetails): string {
  const price = lot.heightest
    ? t`Highest bid ${lotPrice(lot.heightest, lot)}.`
    : lot.market_value
      ? t`Market value ${lotPrice(lot.market_value, lot)}.`
      : "";
  return t`${quantity(lot.quantity, lot.unit)} in ${lot.location.city}, ${lot.location.state}. ${price} Timed auction on Rebale.`;
}

const availability = {
  live: "InStock",
  upcoming: "PreOrder",
  paused: "InStock",
  ended: "SoldOut",
  withdrawn: "SoldOut",
  pending: "OutOfStock",
  refused: "OutOfStock",
} as const;

/** Product with its offer, and the way to it, for search engines. */
export function auctionFacts(lot: AuctionDetails): Record<string, unknown>[] {
  const page = `/auctiondetail/${lot.url}`;
  const offer = lot.value > 0 && {
    "@type": "Offer",
    url: page,
    priceCurrency: "INR",
    price: lot.value.toFixed(2),
    availability: `https://schema.org/${availability[lot.status]}`,
    itemCondition: "https://schema.org/UsedCondition",
    ...(lot.starts_at && { availabilityStarts: lot.starts_at }),
    ...(lot.ends_at && { priceValidUntil: lot.ends_at, availabilityEnds: lot.ends_at }),
    areaServed: "IN",
  };
  return [
    {
      "@type": "Product",
      name: lot.title,
      description: lot.description.slice(0, 500),
      category: lot.category.title,
      sku: lot._id,
      image: lot.images.map(({ image }) => `/uploads/${image}?w=1280`),
      ...(offer && { offers: offer }),
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: t`Home`, item: "/" },
        {
          "@type": "ListItem",
          position: 2,
          name: lot.category.title,
          item: `/categoryproduct/${lot.category.url}`,
        },
        { "@type": "ListItem", position: 3, name: lot.title, item: page },
      ],
    },
  ];
}
