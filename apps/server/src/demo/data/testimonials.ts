import type { Testimonial } from "./types.ts";

export const testimonials: readonly Testimonial[] = [
  {
    name: "Ramesh Bhosle",
    image: "/pictures/clients/ramesh-bhosle.svg",
    role: "Plastic scrap trader, Nashik",
    review:
      "I used to ring four people to learn the day’s PET rate. Now I watch two or three auctions close and I know. I do not win every lot, but I have stopped paying too much for wet bales.",
  },
  {
    name: "Farida Merchant",
    image: "/pictures/clients/farida-merchant.svg",
    role: "Facilities manager, Mumbai",
    review:
      "We had three rooms of old computers and no idea what they were worth. The listing took an hour with good photographs. The buyer’s registration was on file, and our auditor had the papers in the same week.",
  },
  {
    name: "Gurpreet Sandhu",
    image: "/pictures/clients/gurpreet-sandhu.svg",
    role: "Tyre dealer, Ludhiana",
    review:
      "Casings and worn-out tyres go as separate lots now, and the casings fetch a fair price. One buyer was late to lift. Support called him, and the yard was clear two days later.",
  },
  {
    name: "Lakshmi Narayanan",
    image: "/pictures/clients/lakshmi-narayanan.svg",
    role: "Battery recycler, Coimbatore",
    review:
      "What I like is the bid record. Every bid has its time and amount, and the clock extends when someone bids late. When I lose a lot I can see that I lost it fairly.",
  },
  {
    name: "Imran Qureshi",
    image: "/pictures/clients/imran-qureshi.svg",
    role: "Laptop refurbisher, Hyderabad",
    review:
      "The descriptions tell me which laptops power on and which have no RAM, so I bid what I can really pay. I would like more small lots, but I have bought six times and the count was right each time.",
  },
  {
    name: "Sunita Deka",
    image: "/pictures/clients/sunita-deka.svg",
    role: "Warehouse supervisor, Guwahati",
    review:
      "Our stretch film was given away for years. We baled it, wrote down the weight and sold it in one evening. It is not a fortune, but it pays for the baler.",
  },
];
