export interface UsualCategory {
  readonly url: "e-waste" | "plastics" | "batteries" | "tyres" | "metals";
  readonly title: string;
  readonly title_hi: string;
  readonly icon: string;
  /** With the code of its material. */
  readonly sub_category: readonly {
    url: string;
    title: string;
    title_hi: string;
    material: string;
  }[];
}

/** The goods usually traded, with the materials they are priced and taxed by. */
export const usualCategories: readonly UsualCategory[] = [
  {
    url: "e-waste",
    title: "E-Waste",
    title_hi: "ई-वेस्ट",
    icon: "/icons/e-waste.svg",
    sub_category: [
      {
        url: "circuit-boards",
        title: "Circuit Boards (PCBs)",
        title_hi: "सर्किट बोर्ड (PCB)",
        material: "circuit-boards",
      },
      {
        url: "it-equipment",
        title: "IT Equipment",
        title_hi: "कंप्यूटर और IT सामान",
        material: "it-equipment",
      },
      {
        url: "cables-wires",
        title: "Cables and Wires",
        title_hi: "केबल और तार",
        material: "cables",
      },
      {
        url: "copper",
        title: "Copper from Wires and Cables",
        title_hi: "तार और केबल का ताँबा",
        material: "copper",
      },
      {
        url: "data-storage",
        title: "Hard Disks and Storage",
        title_hi: "हार्ड डिस्क और स्टोरेज",
        material: "hard-disks",
      },
      {
        url: "crt-lcd",
        title: "CRT and LCD Displays",
        title_hi: "CRT और LCD स्क्रीन",
        material: "displays",
      },
      {
        url: "home-appliances",
        title: "Home and Cooling Appliances",
        title_hi: "घरेलू और कूलिंग उपकरण",
        material: "appliances",
      },
      {
        url: "telecom-mobile",
        title: "Telecom and Mobile",
        title_hi: "टेलीकॉम और मोबाइल",
        material: "telecom",
      },
      {
        url: "solar-electrical",
        title: "Solar and Electrical",
        title_hi: "सोलर और बिजली का सामान",
        material: "solar",
      },
    ],
  },
  {
    url: "plastics",
    title: "Plastics",
    title_hi: "प्लास्टिक",
    icon: "/icons/plastics.svg",
    sub_category: [
      {
        url: "pet-bottles",
        title: "PET Bottles and Flakes",
        title_hi: "PET बोतल और फ़्लेक",
        material: "pet",
      },
      { url: "hdpe", title: "HDPE", title_hi: "HDPE", material: "hdpe" },
      { url: "ldpe-film", title: "LDPE Film", title_hi: "LDPE फ़िल्म", material: "ldpe" },
      { url: "pp", title: "PP", title_hi: "PP", material: "pp" },
      { url: "pvc", title: "PVC", title_hi: "PVC", material: "pvc" },
      {
        url: "abs-regrind",
        title: "ABS and Engineering Regrind",
        title_hi: "ABS और इंजीनियरिंग रीग्राइंड",
        material: "abs",
      },
      {
        url: "mixed-plastics",
        title: "Mixed and Multilayer Plastics",
        title_hi: "मिला-जुला और कई परत वाला प्लास्टिक",
        material: "mixed-plastics",
      },
    ],
  },
  {
    url: "batteries",
    title: "Batteries",
    title_hi: "बैटरियाँ",
    icon: "/icons/batteries.svg",
    sub_category: [
      {
        url: "lead-acid",
        title: "Lead-Acid, Automotive",
        title_hi: "लेड-एसिड, गाड़ियों की",
        material: "lead-acid",
      },
      {
        url: "ups-inverter",
        title: "UPS and Inverter",
        title_hi: "UPS और इन्वर्टर",
        material: "lead-acid",
      },
      {
        url: "industrial",
        title: "Industrial and Traction",
        title_hi: "औद्योगिक और ट्रैक्शन",
        material: "lead-acid",
      },
      {
        url: "li-ion",
        title: "Li-ion, Portable",
        title_hi: "लिथियम-आयन, छोटी",
        material: "li-ion",
      },
      {
        url: "ev-packs",
        title: "EV Packs and Modules",
        title_hi: "EV पैक और मॉड्यूल",
        material: "li-ion",
      },
      {
        url: "lead-ingots",
        title: "Lead Ingots and Alloys",
        title_hi: "सीसे की सिल्ली और मिश्रधातु",
        material: "lead",
      },
      {
        url: "other-cells",
        title: "Nickel, Alkaline and Other Cells",
        title_hi: "निकल, अल्कलाइन और दूसरे सेल",
        material: "other-cells",
      },
    ],
  },
  {
    url: "tyres",
    title: "Tyres",
    title_hi: "टायर",
    icon: "/icons/tyres.svg",
    sub_category: [
      { url: "car-tyres", title: "Car Tyres", title_hi: "कार के टायर", material: "tyres" },
      {
        url: "truck-bus-tyres",
        title: "Truck and Bus Tyres",
        title_hi: "ट्रक और बस के टायर",
        material: "tyres",
      },
      {
        url: "two-wheeler-tyres",
        title: "Two-Wheeler Tyres, Tubes and Flaps",
        title_hi: "दोपहिया टायर, ट्यूब और फ़्लैप",
        material: "tyres",
      },
      {
        url: "otr-tyres",
        title: "OTR and Farm Tyres",
        title_hi: "OTR और खेती के टायर",
        material: "tyres",
      },
      {
        url: "shreds-cuts",
        title: "Shreds and Cuts",
        title_hi: "कतरन और टुकड़े",
        material: "tyre-shreds",
      },
      {
        url: "crumb-rubber",
        title: "Crumb and Powder",
        title_hi: "क्रम्ब और पाउडर",
        material: "crumb-rubber",
      },
      {
        url: "recovered",
        title: "Reclaim, Steel and Recovered Products",
        title_hi: "रिक्लेम, स्टील और निकला माल",
        material: "reclaim-rubber",
      },
    ],
  },
  {
    url: "metals",
    title: "Metals",
    title_hi: "धातु",
    icon: "/icons/metals.svg",
    sub_category: [
      {
        url: "iron-steel",
        title: "Iron and Steel",
        title_hi: "लोहा और स्टील",
        material: "iron-steel",
      },
      {
        url: "stainless-steel",
        title: "Stainless Steel",
        title_hi: "स्टेनलेस स्टील",
        material: "stainless-steel",
      },
      { url: "aluminium", title: "Aluminium", title_hi: "एल्युमिनियम", material: "aluminium" },
      { url: "copper-scrap", title: "Copper", title_hi: "ताँबा", material: "copper" },
      { url: "brass", title: "Brass", title_hi: "पीतल", material: "brass" },
      { url: "lead-scrap", title: "Lead", title_hi: "सीसा", material: "lead" },
      { url: "zinc", title: "Zinc", title_hi: "जस्ता", material: "zinc" },
    ],
  },
];
