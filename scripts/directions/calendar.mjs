import { walk } from "./source.mjs";

const calendar = "packages/contract/src/values/calendar.ts";
const DAY_MS = 86_400_000;
const INDIA_MS = 19_800_000;

/**
 * Days are the calendar's affair: no other file has a day's milliseconds, India's offset or its
 * zone, whether as one number, as a product, or in a text. SQL says its zone itself.
 */
export const calendarRule = {
  name: "days and India's clock stand in the contract's calendar",
  check({ path, program }) {
    if (path === calendar) return [];
    const named = constantsOf(program);
    const found = [];
    const skipped = new Set();
    walk(program, (node) => {
      const what = wrong(node, named);
      if (!what || skipped.has(node)) return;
      // The whole product is told and not its parts.
      walk(node, (part) => skipped.add(part));
      found.push({ at: node.start, what });
    });
    return found;
  },
};

function wrong(node, named) {
  const text = node.type === "TemplateElement" ? node.value.raw : node.value;
  if (typeof text === "string" && (text.includes("+05:30") || text === "Asia/Kolkata"))
    return `says ${text}`;
  const product = numberOf(node, named);
  if (product === INDIA_MS) return "says how far India is ahead of UTC";
  return product > 0 && product % DAY_MS === 0 && "says how many milliseconds a day has";
}

/** The file's numbers by their names: `const HOUR = 3_600_000`. */
function constantsOf(program) {
  const named = new Map();
  walk(program, (node) => {
    if (node.type !== "VariableDeclaration" || node.kind !== "const") return;
    for (const { id, init } of node.declarations)
      if (id.type === "Identifier" && init) named.set(id.name, init);
  });
  return named;
}

/** A number, or a product of numbers and of names for them; undefined for anything else. */
function numberOf(node, named) {
  if (node.type === "Literal") return typeof node.value === "number" ? node.value : undefined;
  if (node.type !== "BinaryExpression" || node.operator !== "*") return undefined;
  return factor(node.left, named) * factor(node.right, named);
}

function factor(node, named) {
  const init = node.type === "Identifier" ? named.get(node.name) : undefined;
  if (!init) return numberOf(node, named);
  // A name that is made of itself is none of a number.
  return numberOf(init, new Map([...named].filter(([name]) => name !== node.name)));
}
