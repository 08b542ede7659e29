import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Words a trader would not say, and the words in their place. */
const replaced: Record<string, string> = {
  "lots? to judge": "lots to review",
  "lay out the auction": "schedule",
  "laid out anew": "rescheduled",
  "Waits for you": "Needs attention",
  "waits? for your answer": "Your decision is needed",
  "No bid is unusual": "No unusual bids",
  "you are written to": "we email you",
  Altogether: "Totals",
  "[Mm]essages on their way": "Queued messages",
  "[Ss]hown instead of sent": "Demo: not sent",
  "Look again": "Refresh",
  "longest waiting stands first": "Oldest first",
  "stands in the footer": "is linked in the footer",
  "Take it out": "Remove",
  Closer: "Zoom in",
  "Leave it as it was": "Discard changes",
  "Question of": "Question from",
  "you or your mark": "Photo or logo",
  "If it is another one": "If different",
  "Not needed\\.": "Optional.",
  "Nothing is sent before\\.": "Nothing is sent until you submit.",
  "[Pp]rove (your|their) phone": "Verify your phone",
  "move by themselves": "updates automatically",
  "Somebody offers more": "Someone bid higher.",
  "zero slip in": "Extra zero?",
  "as it lies": "as is",
  "lines? fits?\\b": "bids verified",
  "without the knots": "made simple",
  "Hand us your EPR": "Let us handle your EPR",
  rightly: "correctly",
  "[Ll]east share": "Minimum recycled share",
  "send notification": "Notification sent",
  "the catalog\\b(?! of)": "the catalogue",
  "[Ll]et it stand": "Dismiss",
  "faster: the next": "Someone bid first",
  "be taken back": "cannot be undone",
  "[Ss]omebody (outbids|passes|bids)": "someone",
  "Judge the next": "Review next",
  "(Nobody|None) waits": "No … waiting",
  "Nothing else waits": "Nothing else is waiting",
  'Looked at"': "Review",
  "(Everybody|Nobody|Anyone)’s": "Everyone, Unassigned",
  "[Tt]he first since": "oldest since",
  '(in|of) the seller’s place|in the owner’s place"': "for the seller",
  "The clock stands still": "The clock stops",
  "Be told at once|told at once": "Get instant alerts",
  "each time the least that leads": "each time just enough to lead",
  "[Ww]hat you typed,": "Details",
  "Line is down": "Connection lost",
  "five lots of three sellers": "five lots from three sellers",
  "(these|no more) mails": "emails",
  "is not valid any more": "is no longer valid",
  "two working days|9 am to 7 pm": "one truth about the hours of help",
};

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const files = globSync(
  [
    "apps/*/src/**/*.{ts,tsx}",
    "packages/*/src/**/*.ts",
    "apps/*/README.md",
    "README.md",
    "docs/*.md",
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$/.test(file));
const texts = files.map(
  (file) => [file, readFileSync(root + file, "utf8").replace(/\s+(\* )?/g, " ")] as const,
);

test.each(Object.entries(replaced))("nobody reads /%s/: it is said as '%s'", (phrase) => {
  const pattern = new RegExp(`(?<![\\w])${phrase}`);
  expect(texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([]);
});
