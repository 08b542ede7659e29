import { LANGUAGES, type Language } from "@rebale/contract";
import { describe, expect, test } from "vitest";
import type { NoticeDefinition } from "./define-notice.ts";
import { type NoticeCode, notices } from "./notices.ts";
import { OWN_TEXTS, type OwnText } from "./own-texts.ts";
import { MAX, VARIABLE } from "./phone-text.ts";
import { noticeText, ownText, registeredTexts } from "./texts.ts";

const HOME = "https://market.example";
const byName = new Map(registeredTexts(HOME).map(({ template, text }) => [template, text]));
const own: readonly string[] = Object.keys(OWN_TEXTS);

/** As an operator's scrubbing compares them. */
const fits = (registered: string, sent: string): boolean => {
  const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${registered.split(VARIABLE).map(literally).join(".{0,30}")}$`).test(sent);
};
const textOf = (code: NoticeCode, params: object, language: Language) =>
  noticeText({
    ...{ language, code, params: params as never, home: HOME },
    also: {
      link: { full: "123456789#key=••••", short: "123456789#key=••••" },
      act: { full: "/not-me#••••", short: "/not-me#••••" },
    },
  });

describe("what is registered (R93, R95)", () => {
  const all = registeredTexts(HOME);
  test("each text stands once, in each language, with the market's name in it", () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(byName.size).toBe(all.length);
    for (const { template, text } of all) {
      expect(text, template).toContain("Rebale");
      expect(text, template).not.toMatch(/[{}](?!#)(?<!#[{}])|undefined|PET bales|Ravi Metals|₹/);
      const other = template.endsWith(".en") ? template.replace(/en$/, "hi") : template;
      expect(byName.has(other as never), template).toBe(true);
    }
  });

  test("no two variables are without a word between them, and none has more than it needs", () => {
    for (const { template, text } of all.filter((of) => !own.includes(of.template.slice(0, -3)))) {
      const between = text.split(VARIABLE).slice(1, -1);
      for (const words of between) expect(words, template).toMatch(/\p{L}/u);
      const most = template.startsWith("driver_booked") ? 4 : 3;
      expect(between.length + 1, template).toBeLessThanOrEqual(most);
    }
  });

  test("where the market's address is not known, that is a variable, too", () => {
    const texts = new Map(registeredTexts().map(({ template, text }) => [template, text]));
    expect(texts.get("driver_booked.en")).toMatch(/: \{#var#\}\/trip\/\{#var#\}$/);
    expect(byName.get("driver_booked.en")).toMatch(/: https:\/\/market\.example\/trip\/\{#var#\}$/);
    expect(texts.get("code.en")).toMatch(/\n\n@\{#var#\} #\{#var#\}$/);
  });
});

const LONG = "HMS 80:20 mixed heavy melting scrap, Bhosari yard, lot A of 3";
const EVIL = [
  "Yard https://evil.example/pay @rebale.in #1234",
  "Prize at evil.example/win",
  "evil.example:8080?a=b, www.evil.example, evil。example, ｅｖｉｌ．ｅｘａｍｐｌｅ",
  "e\u200dvil.\u200dexample 8.8.8.8 tel:9800000001 a@b.c bit.ly/x evil.\u0301example",
];
const HINDI = "एल्युमीनियम स्क्रैप की मिली-जुली गठरियाँ, भोसरी यार्ड, पुणे";
const WRITTEN = ["", "A", 'Copper "A" {title} $& cable', LONG, HINDI, "𝒜".repeat(40), ...EVIL];
/** By the parameter's name; every other string is somebody's words. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  amount: [100, 124_236, 99_99_99_99_999_99, 1],
  claimed: [1, 99_99_99_99_999_99],
  percent: [0.5, 3, 99.75],
  kg: [1, 8520.125, 99_99_999],
  count: [5, 480],
  days: [0, 1, 30],
  more: [0, 1, 4999],
  toSign: [0, 1, 5000],
  stream: ["e-waste", "plastics", "batteries", "tyres", "metals"],
  kind: ["pan", "gst", "incorporation", "bank"],
  role: ["owner", "manager", "bidder", "viewer"],
  code: ["0000", "4821"],
  price: [
    { amount: 100, quantity: 1, unit: "pieces" },
    { amount: 99_99_99_99_999_99, quantity: 8400.5, unit: "kg" },
    { amount: 10_750, basis: "kg", value: 99_99_99_99_999_99, quantity: 100, unit: "kg" },
    { amount: 38_500_50, basis: "MT", value: 9_999_999_99, quantity: 25, unit: "MT" },
  ],
};
/** Each hour has its own word in Hindi. */
const HOURS = Array.from({ length: 24 }, (_, hour) =>
  new Date(Date.UTC(2026, 10, 28, hour, 59)).toISOString(),
);
const isTime = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);
const isChoice = (name: string) => /^(side|what|because|answer|type)$/.test(name);

function others(name: string, value: unknown): readonly unknown[] {
  const known = VALUES[name];
  if (name === "amount" && typeof value === "string") return ["₹1", "₹99,99,99,999.99"];
  if (known) return known;
  if (Array.isArray(value))
    return Object.keys(value[0] ?? {}).flatMap((key) =>
      others(key, value[0][key]).map((each) => [{ ...value[0], [key]: each }]),
    );
  if (typeof value !== "string") return [];
  if (isTime(value)) return HOURS;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return ["2026-02-28"];
  return WRITTEN;
}

const othersOf = (code: NoticeCode) =>
  (notices[code] as unknown as NoticeDefinition<Record<string, unknown>>).others ?? {};

/** A notice's examples of each of its texts, with one parameter at a time of every other kind. */
function paramsOf(code: NoticeCode): object[] {
  const { example } = notices[code];
  const bases = [
    example,
    ...Object.values(othersOf(code)).map((other) => ({ ...example, ...other.example })),
  ];
  return bases.flatMap((base) => [
    base,
    ...Object.entries(base)
      .filter(([name]) => !isChoice(name) || name === "what")
      .flatMap(([name, value]) =>
        name === "what" && /^(pay|lift)$/.test(String(value))
          ? []
          : others(name, value).map((each) => ({ ...base, [name]: each })),
      ),
  ]);
}

const CODES = Object.keys(notices) as NoticeCode[];

test.each(CODES)(
  "what is sent of '%s' is the registered text with its variables filled (R93, R94)",
  (code) => {
    const sent = new Set<string>();
    for (const params of paramsOf(code))
      for (const language of LANGUAGES) {
        const { template, body, parameters } = textOf(code, params, language);
        sent.add(template);
        const registered = byName.get(template) ?? "not registered";
        expect(fits(registered, body), `${template}: ${body}`).toBe(true);
        for (const { name, value } of parameters)
          expect(value.length, `${name}: ${value}`).toBeLessThanOrEqual(MAX);
        // By name and order: the words with them are what is sent.
        const filled = parameters.reduce(
          (text, { value }) => text.replace(VARIABLE, () => value),
          registered,
        );
        expect(filled).toBe(body);
      }
    const names = [code, ...Object.keys(othersOf(code)).map((name) => `${code}_${name}`)];
    const all = names.flatMap((name) => LANGUAGES.map((language) => `${name}.${language}`));
    expect([...sent].sort(), "each registered text is sent").toEqual(all.sort());
  },
);

test.each(Object.keys(OWN_TEXTS) as OwnText[])(
  "what is sent of '%s' is the registered text with its variables filled (R93, R94)",
  (text) => {
    for (const written of WRITTEN)
      for (const language of LANGUAGES) {
        const values = { code: "0482", title: written, reason: written };
        const { template, body } = ownText(text, language, values, HOME);
        expect(fits(byName.get(template) ?? "", body), body).toBe(true);
      }
  },
);

test("a code's SMS ends with the line that ties it to the site", () => {
  const { body } = ownText("code", "en", { code: "4821" }, "https://rebale.in");
  expect(body).toBe(
    "4821 is your Rebale code, valid for 5 minutes. Do not share it with anyone.\n\n@rebale.in #4821",
  );
});

const EXACT = /^(price|amount|claimed|received|until|from|to|day|at|kg|code|link|percent|count)$/;
test("no amount, time or weight is cut (R94)", () => {
  for (const code of CODES)
    for (const params of paramsOf(code))
      for (const language of LANGUAGES)
        for (const { name, value } of textOf(code, params, language).parameters)
          if (EXACT.test(name)) expect(value, `${code} ${name}`).not.toMatch(/…|^$/);
});

describe("no member's words carry a link, an address or a tag into a text (X12)", () => {
  const harmful = /[@#/]|\p{L}\.[\p{L}\d]|\d\.\d+\.\d|www\.|\w:\w*[a-z]/iu;
  test.each(EVIL)("'%s'", (evil) => {
    for (const code of CODES) {
      const { example } = notices[code];
      const written = Object.fromEntries(
        Object.entries(example).map(([name, value]) => [
          name,
          typeof value === "string" && !isTime(value) && !VALUES[name] && !isChoice(name)
            ? evil
            : value,
        ]),
      );
      for (const language of LANGUAGES)
        for (const { name, value } of textOf(code, written, language).parameters)
          if (!["price", "link", "act"].includes(name))
            expect(value, `${code} ${name}`).not.toMatch(harmful);
    }
  });

  test("what people write stays readable, and what is cut says so", () => {
    const of = (company: string) =>
      textOf("company_accepted", { company }, "en").parameters[0]?.value;
    expect(of("Ravi & Sons (Metals) Pvt. Ltd.")).toBe("Ravi & Sons (Metals) Pvt. Ltd.");
    expect(of("HMS 80:20, 14.5 MT at ₹38,500.50")).toBe("HMS 80:20, 14.5 MT at ₹38,500…");
    expect(of("तांबे की केबल")).toBe("तांबे की केबल");
    expect(of(EVIL[0] ?? "")).toBe("Yard https evil example pay r…");
    expect(of("")).toBe("-");
  });
});
