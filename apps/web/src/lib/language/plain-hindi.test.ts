import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { source, wordingIn } from "../../../messages/catalogues.ts";
import { findTagged } from "../../../messages/syntax.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const devanagari = /[\u0900-\u097f]/;

/** Every line with Hindi in it that is sent or shown, behind its place. */
const lines = globSync(
  ["apps/web/src/**/hi.po", "apps/*/src/**/*.{ts,tsx}", "packages/contract/src/**/*.ts"],
  { cwd: root },
)
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(root + file, "utf8")
      .split("\n")
      .map((text, i) => ({ place: `${file}:${i + 1}`, text })),
  )
  .filter(({ text }) => devanagari.test(text) && !/^\s*\/?\*/.test(text));
const saying = (what: RegExp) =>
  lines.filter(({ text }) => what.test(text)).map(({ place }) => place);

test("there is Hindi to look at", () => expect(lines.length).toBeGreaterThan(2000));

/** Words of official forms, or a second word for one thing, and the words said instead. */
const replaced: Record<string, string> = {
  कृपया: "nothing: कीजिए is polite",
  "का चयन|चयनित": "चुनिए",
  "उपरोक्त|निम्नलिखित|तत्पश्चात|एवं|द्वारा|हेतु|यदि|किंतु|परंतु": "a spoken sentence",
  "आवश्यक|अनिवार्य": "ज़रूरी",
  "अधिकतम|न्यूनतम": "ज़्यादा से ज़्यादा, कम से कम",
  "प्राप्त|उपलब्ध|प्रदान|प्रस्तुत": "मिलना, देना",
  "विवरण|जानकारियाँ": "ब्योरा, जानकारी",
  "मान्य|वैध": "चलेगा",
  "निविदा|बोलीदाता|क्रेता": "बोली, बोली लगाने वाले, ख़रीदार",
  "बेचने वाल": "विक्रेता",
  "अधिकार-पत्र|प्राधिकरण": "ऑथराइज़ेशन",
  "प्रमाण-?पत्र": "सर्टिफ़िकेट",
  "दस्तावेज़|कागज़ात": "काग़ज़",
  "आवेदन|अनुरोध|निमंत्रण": "अर्ज़ी, रिक्वेस्ट, न्योता",
  "भूमिका|संस्करण|इकाई|तालिका|संदेश|श्रेणी": "रोल, वर्ज़न, यूनिट, टेबल, मैसेज, कैटेगरी",
  सहेज: "सेव",
  "पेज(?!र)": "पन्ना",
  "लॉग इन|लाइव लिस्टिंग|बही-खात": "लॉगिन, लाइव लॉट, बही",
};
test.each(Object.entries(replaced))("nobody reads /%s/, but %s", (phrase) => {
  expect(saying(new RegExp(`(?<![\\u0900-\\u097f])(?:${phrase})`))).toEqual([]);
});

test("free money is फ़्री: खुले पैसे is small change, and ख़ाली is empty (H1, H7)", () => {
  expect(saying(/\} (?:खुले|ख़ाली)(?: हैं)?["`।]|पैसा फिर ख़ाली|रकम फिर खुल|रकम खुली|समय खुल जाता/)).toEqual(
    [],
  );
});

/** Phrases that a trader misread, by the row of the reading that found it, and the words said instead. */
const misread: readonly (readonly [ids: string, phrase: string, instead: string])[] = [
  [
    "H3",
    '(?<=["`])(?:(?:पैसा|कुल|अभी) देना है|माल उठाना है)(?=["`])',
    "पेमेंट बाक़ी, उठान बाक़ी: both sides read it",
  ],
  ["H8, H26", "मार्केट|बाज़ार के ज़रिए", "Rebale, हम: बाज़ार is the bazaar"],
  ["H9, H21", "शुल्क|ज़मीन का किराया", "ग्राउंड रेंट, फ़ीस"],
  ["H11, H36", 'अस्वीकार|मत मानिए(?=["`])|उत्तर की|प्रतीक्षा', "नामंज़ूर, जवाब"],
  ["H12", "चलेगा है", "चलेगा"],
  ["H22", "माल सौंपने का कोड|गेट का कोड", "गाड़ी छोड़ने का कोड"],
  ["H23", "साइट जोड़|यह साइट", "यार्ड"],
  ["H24", "बाहर जाने के लिए पूछिए", "गाड़ी छोड़ने की मंज़ूरी लीजिए"],
  ["H25", "चौखट|चिपका", "ख़ाने में, टाइप कीजिए"],
  ["H28", "(?:1|\\$\\{ 0 \\}|सारे|कितने) माल(?! (?:और भरा|पीछे))", "लॉट: माल has no plural"],
  ["H29", "(?:लॉट|काग़ज़|जानकारी) जमा|माल जमा (?:हो गया|कीजिए)", "भेजिए: जमा is money"],
  ["H30", "पूरा लिख", "सौदा पूरा हुआ"],
  ["H33, H57", '(?<=["`])(?:से|तक|क्या)(?=["`])|\\((?:से|तक)\\)', "कब से, कितने तक, ब्योरा"],
  ["H34", "माँग ली गई", "रिक्वेस्ट मिल गई"],
  ["H37", "असल देय|देय से", "असल रकम, जितना देना था"],
  ["H38, H39", "ख़ाली समय|माल लोड हो", "ख़ाली स्लॉट, लॉट खुल रहे हैं"],
  ["H40", "पैसा मिला(?: और|,) माल", "पेमेंट हुआ, माल उठ गया: the buyer got no money"],
  ["H41", "नुक़सान: |नुक़सान हुआ", "छीजत: नुक़सान is of money"],
  ["H42", "Rebale का दफ़्तर|हमार[ाे] दफ़्तर", "हमारी टीम"],
  ["H43", "नज़र", "वॉचलिस्ट: नज़र is the evil eye"],
  ["H44, H45", "तुरंत आपसे ऊपर|आगे रहने तक", "वही आगे है, जब तक आगे रहेगी"],
  ["H47", "उत्पाद(?!क|न|ों)", "लॉट, माल"],
  ["H48", "लॉट (?:[^ ]+ )?माँग", "जिस लॉट में … ज़रूरी है: a lot asks nobody"],
  ["H49", "भुगतान(?! (?:पर|बिना) \\()", "पेमेंट, ₹… दीजिए"],
  ["H51", "प्रति (?:किग्रा|MT|नग)|\\(kg\\)|समाप्ति", "किलो, टन, पीस, ख़त्म"],
  ["H52, H53", '"साथी"|बोली आईडी|लॉग आउट|सेशन ख़त्म|कोड (?:चालू|बंद) हो गया', "दूसरा ताला, लॉगआउट"],
  ["H54", 'मेनिफ़|\\} तारे|(?:1 |")तारा|5 तारे', "मैनिफ़ेस्ट, स्टार"],
  ["H54, H59", "पंजी|रीसाय|ई-कचर|ऑक्शन|(?<!जमा )राशि", "रजिस्ट्रेशन, रीसाइकल, नीलामी, रकम"],
  ["H55", "खुले खाते में|ऐसे खाते में", "बही"],
  ["H56", 'रेटिंग रख|"यानी"', "दर्ज हुई, क्या, लिखिए"],
  ["H58", "आम शर्तें", "हमेशा वाली शर्तें"],
  ["H60", "देनदारी", "EPR टारगेट: देनदारी sounds like money owed"],
];
test.each(misread)("%s: nobody reads /%s/, but %s", (_, phrase) => {
  expect(saying(new RegExp(`(?<![\\u0900-\\u097f])(?:${phrase})`))).toEqual([]);
});

test("who sells, buys or owns is spoken of with respect: करेंगे, देते हैं (H50)", () => {
  const who = "(?:विक्रेता|ख़रीदार|मालिक|मैनेजर) (?!(?:को|ने|का|के|की|से|में|पर) )";
  const words = "(?:(?:[\\u0900-\\u0963]+|\\$?\\{[^}]*\\}) ){0,6}";
  const familiar = "(?:[\\u0900-\\u0963]+[ाे]?एगा|देगा|(?:सक|चाह|कह|माँग|दे|ले|कर|निकाल)ता है)";
  const one = new RegExp(`${who}${words}${familiar}(?![\\u0900-\\u0963])`);
  expect(saying(one)).toEqual([]);
});

describe("a time ends in बजे, and nothing follows it but से or तक (H10)", () => {
  const isTime = (words: string) =>
    /^(?:time|begins)$|\b(?:dateTime|clockTime|zonedClock)\(/.test(words);
  test("in the catalogues, where their source has a time", () => {
    const hindi = wordingIn("hi");
    const times = globSync("**/*.{ts,tsx}", { cwd: source })
      .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
      .flatMap((path) => {
        const code = readFileSync(source + path, "utf8");
        return findTagged(path, code).flatMap((text) =>
          text.kind === "import"
            ? []
            : text.parameters.flatMap(({ start, end }, i) =>
                isTime(code.slice(start, end)) ? [{ ...text, path, i }] : [],
              ),
        );
      });
    expect(times.length).toBeGreaterThan(30);
    const wrong = times.filter(({ path, key, i }) =>
      new RegExp(`\\$\\{ ${i} \\} (?:को|पर)(?![\\u0900-\\u097f])`).test(hindi(path, key) ?? ""),
    );
    expect(wrong.map(({ path, key }) => `${path} ${key}`)).toEqual([]);
  });

  test("in notices, refusals and labels", () => {
    expect(saying(/\{(?:at|until|from|to)\} (?:को|पर)(?![\u0900-\u097f])|बजे (?:को|पर) /)).toEqual(
      [],
    );
  });
});

test("a button asks politely: कीजिए, not करें (H46)", () => {
  const asked = /कैसे|क्यों|किस|क्या/;
  const familiar =
    /(?:करें|दें|लें|भेजें|डालें|रोकें|बढ़ें|चुनें|ख़रीदें|बेचें|देखें|जोड़ें|पाएँ|हटाएँ|बताएँ|दिखाएँ|लगाएँ|निकालें|जाएँ|रहें)[।"`]/;
  const rude = lines.filter(({ text }) => familiar.test(text) && !asked.test(text));
  expect(rude.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
});

test("a word has one spelling: with its nukta and its chandrabindu, everywhere", () => {
  const spellings = new Map<string, Set<string>>();
  for (const { text } of lines)
    for (const [word] of text.matchAll(/[\u0900-\u0963\u0970-\u097f]+/g)) {
      const bare = word.replaceAll("\u093c", "").replaceAll("\u0901", "\u0902");
      spellings.set(bare, (spellings.get(bare) ?? new Set()).add(word));
    }
  expect([...spellings.values()].filter(({ size }) => size > 1).map((all) => [...all])).toEqual([]);
});

test("Hindi is written in one way: letters, digits, ends of sentences, quotes", () => {
  expect(lines.filter(({ text }) => text !== text.normalize("NFC"))).toEqual([]);
  expect(saying(/[\u200b-\u200f\u00ad\u2060]/)).toEqual([]);
  // A Hindi keyboard's own digits are read in a field, but none are shown.
  expect(saying(/^(?!.*\[०-९\]).*[०-९]/)).toEqual([]);
  expect(saying(/[\u0904-\u0963]\.(?=[ "`]|$)/)).toEqual([]);
  expect(saying(/\\"|`"\$\{|”“/)).toEqual([]);
});
