import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

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
  "चलेगा है": "चलेगा",
  "शुल्क|ज़मीन का किराया": "फ़ीस, ग्राउंड रेंट",
  "मार्केट|बाज़ार के ज़रिए": "Rebale, हम: बाज़ार is the bazaar",
  "Rebale का दफ़्तर": "हमारी टीम",
  "उत्पाद(?!क|न|ों)": "लॉट, माल",
  'अस्वीकार|मत मानिए(?=["`])': "नामंज़ूर",
  "पंजी|रीसाय|ई-कचर|ऑक्शन": "रजिस्ट्रेशन, रीसाइकल, ई-वेस्ट, नीलामी",
  '(?<=["`])(?:(?:पैसा|कुल|अभी) देना है|माल उठाना है)(?=["`])':
    "पेमेंट बाक़ी, उठान बाक़ी: both sides read it",
};
test.each(Object.entries(replaced))("nobody reads /%s/, but %s", (phrase) => {
  expect(saying(new RegExp(`(?<![\\u0900-\\u097f])(?:${phrase})`))).toEqual([]);
});

test("free money is फ़्री: खुले पैसे is small change, and ख़ाली is empty", () => {
  expect(saying(/\} (?:खुले|ख़ाली)(?: हैं)?["`।]|पैसा फिर ख़ाली|रकम फिर खुल/)).toEqual([]);
});

test("a time ends in बजे, and nothing follows it but से or तक", () => {
  expect(saying(/hi\.time\([^)]*\)\} (?:को|पर)(?![\u0900-\u097f])/)).toEqual([]);
});

test("a button asks politely: कीजिए, not करें", () => {
  const asked = /कैसे|क्यों|किस|क्या/;
  const familiar = /(?:करें|दें|लें|भेजें|डालें|रोकें|बढ़ें|चुनें|ख़रीदें|बेचें|देखें|जोड़ें|पाएँ|हटाएँ|बताएँ|दिखाएँ|लगाएँ)[।"`]/;
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
