import type { Category } from "./types.ts";

export const categories: readonly Category[] = [
  {
    url: "e-waste",
    title: "E-Waste",
    icon: "/icons/e-waste.svg",
    sub_category: [
      { url: "circuit-boards", title: "Circuit Boards (PCBs)" },
      { url: "it-equipment", title: "IT Equipment" },
      { url: "cables-wires", title: "Cables and Wires" },
      { url: "copper", title: "Copper from Wires and Cables" },
      { url: "data-storage", title: "Hard Disks and Storage" },
      { url: "crt-lcd", title: "CRT and LCD Displays" },
      { url: "home-appliances", title: "Home and Cooling Appliances" },
      { url: "telecom-mobile", title: "Telecom and Mobile" },
      { url: "solar-electrical", title: "Solar and Electrical" },
    ],
  },
  {
    url: "plastics",
    title: "Plastics",
    icon: "/icons/plastics.svg",
    sub_category: [
      { url: "pet-bottles", title: "PET Bottles and Flakes" },
      { url: "hdpe", title: "HDPE" },
      { url: "ldpe-film", title: "LDPE Film" },
      { url: "pp", title: "PP" },
      { url: "pvc", title: "PVC" },
      { url: "abs-regrind", title: "ABS and Engineering Regrind" },
      { url: "mixed-plastics", title: "Mixed and Multilayer Plastics" },
    ],
  },
  {
    url: "batteries",
    title: "Batteries",
    icon: "/icons/batteries.svg",
    requires_authorisation: "batteries",
    sub_category: [
      { url: "lead-acid", title: "Lead-Acid, Automotive" },
      { url: "ups-inverter", title: "UPS and Inverter" },
      { url: "industrial", title: "Industrial and Traction" },
      { url: "li-ion", title: "Li-ion, Portable" },
      { url: "ev-packs", title: "EV Packs and Modules" },
      { url: "lead-ingots", title: "Lead Ingots and Alloys" },
      { url: "other-cells", title: "Nickel, Alkaline and Other Cells" },
    ],
  },
  {
    url: "tyres",
    title: "Tyres",
    icon: "/icons/tyres.svg",
    sub_category: [
      { url: "car-tyres", title: "Car Tyres" },
      { url: "truck-bus-tyres", title: "Truck and Bus Tyres" },
      { url: "two-wheeler-tyres", title: "Two-Wheeler Tyres, Tubes and Flaps" },
      { url: "otr-tyres", title: "OTR and Farm Tyres" },
      { url: "shreds-cuts", title: "Shreds and Cuts" },
      { url: "crumb-rubber", title: "Crumb and Powder" },
      { url: "recovered", title: "Reclaim, Steel and Recovered Products" },
    ],
  },
];
