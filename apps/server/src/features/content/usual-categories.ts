export interface UsualCategory {
  readonly url: "e-waste" | "plastics" | "batteries" | "tyres";
  readonly title: string;
  readonly icon: string;
  /** With the code of its material. */
  readonly sub_category: readonly { url: string; title: string; material: string }[];
}

/** What is usually traded, with the materials it is priced and taxed by. */
export const usualCategories: readonly UsualCategory[] = [
  {
    url: "e-waste",
    title: "E-Waste",
    icon: "/icons/e-waste.svg",
    sub_category: [
      { url: "circuit-boards", title: "Circuit Boards (PCBs)", material: "circuit-boards" },
      { url: "it-equipment", title: "IT Equipment", material: "it-equipment" },
      { url: "cables-wires", title: "Cables and Wires", material: "cables" },
      { url: "copper", title: "Copper from Wires and Cables", material: "copper" },
      { url: "data-storage", title: "Hard Disks and Storage", material: "hard-disks" },
      { url: "crt-lcd", title: "CRT and LCD Displays", material: "displays" },
      { url: "home-appliances", title: "Home and Cooling Appliances", material: "appliances" },
      { url: "telecom-mobile", title: "Telecom and Mobile", material: "telecom" },
      { url: "solar-electrical", title: "Solar and Electrical", material: "solar" },
    ],
  },
  {
    url: "plastics",
    title: "Plastics",
    icon: "/icons/plastics.svg",
    sub_category: [
      { url: "pet-bottles", title: "PET Bottles and Flakes", material: "pet" },
      { url: "hdpe", title: "HDPE", material: "hdpe" },
      { url: "ldpe-film", title: "LDPE Film", material: "ldpe" },
      { url: "pp", title: "PP", material: "pp" },
      { url: "pvc", title: "PVC", material: "pvc" },
      { url: "abs-regrind", title: "ABS and Engineering Regrind", material: "abs" },
      { url: "mixed-plastics", title: "Mixed and Multilayer Plastics", material: "mixed-plastics" },
    ],
  },
  {
    url: "batteries",
    title: "Batteries",
    icon: "/icons/batteries.svg",
    sub_category: [
      { url: "lead-acid", title: "Lead-Acid, Automotive", material: "lead-acid" },
      { url: "ups-inverter", title: "UPS and Inverter", material: "lead-acid" },
      { url: "industrial", title: "Industrial and Traction", material: "lead-acid" },
      { url: "li-ion", title: "Li-ion, Portable", material: "li-ion" },
      { url: "ev-packs", title: "EV Packs and Modules", material: "li-ion" },
      { url: "lead-ingots", title: "Lead Ingots and Alloys", material: "lead" },
      { url: "other-cells", title: "Nickel, Alkaline and Other Cells", material: "other-cells" },
    ],
  },
  {
    url: "tyres",
    title: "Tyres",
    icon: "/icons/tyres.svg",
    sub_category: [
      { url: "car-tyres", title: "Car Tyres", material: "tyres" },
      { url: "truck-bus-tyres", title: "Truck and Bus Tyres", material: "tyres" },
      { url: "two-wheeler-tyres", title: "Two-Wheeler Tyres, Tubes and Flaps", material: "tyres" },
      { url: "otr-tyres", title: "OTR and Farm Tyres", material: "tyres" },
      { url: "shreds-cuts", title: "Shreds and Cuts", material: "tyre-shreds" },
      { url: "crumb-rubber", title: "Crumb and Powder", material: "crumb-rubber" },
      {
        url: "recovered",
        title: "Reclaim, Steel and Recovered Products",
        material: "reclaim-rubber",
      },
    ],
  },
];
