/** Hindi has a word of its own for each number below a hundred. */
const BELOW_HUNDRED = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s+/);

type Scales = readonly (readonly [size: number, name: string])[];
/** From large to small; crores are counted in crores, however many. */
const IN_CRORES: Scales = [
  [10_000_000, "करोड़"],
  [100_000, "लाख"],
  [1000, "हज़ार"],
  [100, "सौ"],
];
/** As schoolbooks count above a hundred crore. */
export const IN_ARABS: Scales = [
  [10_000_000_000_000, "नील"],
  [100_000_000_000, "खरब"],
  [1_000_000_000, "अरब"],
  ...IN_CRORES,
];

/** A whole number in Hindi words: 1,50,000 → एक लाख पचास हज़ार. */
export function hindiNumber(n: number, scales = IN_CRORES): string {
  if (n < 100) return BELOW_HUNDRED[n] ?? "";
  const words: string[] = [];
  let rest = n;
  for (const [size, name] of scales) {
    const count = Math.floor(rest / size);
    if (count > 0) words.push(hindiNumber(count, scales), name);
    rest %= size;
  }
  if (rest > 0) words.push(hindiNumber(rest, scales));
  return words.join(" ");
}

/** @param amount rupees, with two decimals at most: 5,20,000 → पाँच लाख बीस हज़ार रुपये */
export function rupeesInHindi(amount: number): string {
  const paise = Math.round(amount * 100);
  const whole = Math.floor(paise / 100);
  const part = paise % 100;
  const rupees = `${hindiNumber(whole)} ${whole === 1 ? "रुपया" : "रुपये"}`;
  const small = `${hindiNumber(part)} ${part === 1 ? "पैसा" : "पैसे"}`;
  if (part === 0) return rupees;
  return whole === 0 ? small : `${rupees} ${small}`;
}
