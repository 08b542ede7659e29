import type { Announcement } from "./types.ts";

export const notifications: readonly Announcement[] = [
  {
    title: "Auctions run on the server’s clock",
    description:
      "The countdown on your screen follows our server, not your phone. A bid counts by the time it reaches us, so please do not leave it to the last second on a weak line.",
    audience: "all",
  },
  {
    title: "Check your registration before you bid on gated lots",
    description:
      "Many lots of e-waste, batteries and waste tyres ask their bidders for a registration. Look at the dates on your registration and consents, and send us the new copy before the old one expires.",
    audience: "buyers",
  },
  {
    title: "Three photographs that help a lot sell",
    description:
      "Show the whole lot, one piece close up, and the worst of it. Lots that show their faults honestly draw more bids and fewer arguments at the weighbridge.",
    audience: "sellers",
  },
  {
    title: "Help desk hours",
    description:
      "Our help desk answers Monday to Saturday, 9:30 am to 6:30 pm. For an auction that is closing now, call instead of writing, and have the lot’s title ready.",
    audience: "all",
  },
];
