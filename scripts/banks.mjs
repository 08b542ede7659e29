import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Renews the list of banks and their branches' codes: node scripts/banks.mjs <folder> <date>, where
// the folder holds IFSC.json and banknames.json of https://github.com/razorpay/ifsc, of that date.

const [folder, date] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
const [codes, names] = [read("IFSC.json"), read("banknames.json")];

/** 1, 2, 3, 7 → 1-3 7: a third of what all numbers would take. */
function ranges(numbers) {
  const found = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
}

const lines = [...new Set([...Object.keys(codes), ...Object.keys(names)])].sort().map((letters) => {
  const own = codes[letters] ?? [];
  const numbers = own.filter((code) => typeof code === "number");
  const others = own.filter((code) => typeof code === "string" && code !== "").sort();
  return [letters, names[letters] ?? "", [...ranges(numbers), ...others].join(" ")].join("\t");
});
const head = `# IFSC of ${date}: a bank's letters, its name, its branches' codes without leading zeros`;
writeFileSync(
  join(import.meta.dirname, "../apps/server/src/features/accounts/bank/banks.tsv"),
  `${[head, ...lines].join("\n")}\n`,
);
