/** Words of the steps that are under way, and since when. */
const underWay = new Map();
const isTerminal = process.stdout.isTTY;
const clear = "\r\u001b[K";
const secondsSince = (began) => Math.round((performance.now() - began) / 1000);

/** Says what is being done, with the seconds that it takes: counted on a terminal, else at its end. */
export async function step(words, work) {
  const began = performance.now();
  underWay.set(words, began);
  if (!isTerminal) console.log(`${words} …`);
  const counter = isTerminal && setInterval(count, 1000);
  if (isTerminal) count();
  try {
    return await work();
  } finally {
    clearInterval(counter || undefined);
    underWay.delete(words);
    console.log(`${isTerminal ? clear : ""}${words}: ${secondsSince(began)} s`);
  }
}

function count() {
  const parts = [...underWay].map(([words, began]) => `${words} … ${secondsSince(began)} s`);
  process.stdout.write(clear + parts.join("   "));
}
