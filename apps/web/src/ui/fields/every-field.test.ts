import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor, type VisitorObject } from "rolldown/utils";
import { expect, test } from "vitest";

/** Every field that a form of the site has, from its source. */

const root = new URL("../../", import.meta.url).pathname;

interface Field {
  readonly where: string;
  readonly tag: string;
  /** By attribute; null for what is computed. */
  readonly has: ReadonlyMap<string, string | null>;
}

const TYPED = ["TextInput", "Textarea", "NumberInput", "input", "textarea"];
const CHOSEN = ["NativeSelect", "select", "PasswordField"];
/** Not typed into, or by a picker of the browser's own. */
const PICKED = ["hidden", "file", "radio", "checkbox", "range", "date", "datetime-local"];

type Attribute = Parameters<NonNullable<VisitorObject["JSXAttribute"]>>[0];
const textOf = (attribute: Attribute): string | null =>
  attribute.value?.type === "Literal" ? String(attribute.value.value) : null;

function fieldsOf(file: string): Field[] {
  const fields: Field[] = [];
  const { program } = parseSync(file, readFileSync(`${root}${file}`, "utf8"));
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== "JSXIdentifier") return;
      const has = new Map(
        attributes.flatMap((a) =>
          a.type === "JSXAttribute" && a.name.type === "JSXIdentifier"
            ? [[a.name.name, textOf(a)] as const]
            : [],
        ),
      );
      fields.push({
        where: `${file}: ${name.name} ${has.get("label") ?? ""}`,
        tag: name.name,
        has,
      });
    },
  }).visit(program);
  return fields;
}

const elements = globSync("{features,shared,shell,ui}/**/*.tsx", { cwd: root })
  .filter((file) => !file.endsWith(".test.tsx"))
  .flatMap(fieldsOf);
const typed = elements.filter(
  ({ tag, has }) => TYPED.includes(tag) && !PICKED.includes(has.get("type") ?? ""),
);
const lacking = (fields: readonly Field[], attribute: string) =>
  fields.filter(({ has }) => !has.has(attribute)).map(({ where }) => where);

test("every field says what a browser may fill in, and which keyboard a phone shows", () => {
  expect(typed.length).toBeGreaterThan(40);
  const chosen = elements.filter(({ tag }) => CHOSEN.includes(tag));
  expect(lacking([...typed, ...chosen], "autoComplete")).toEqual([]);
  expect(lacking(typed, "inputMode")).toEqual([]);
});

/** Plain GET forms, whose numbers the page that they lead to reads. */
const READ_BY_THE_PAGE = /epr-calculator|listings\/filters/;

test("a number is typed into the one field that reads it, in the office as on the site", () => {
  const others = elements.filter(
    ({ where, tag, has }) =>
      tag === "NumberInput" ||
      has.get("type") === "number" ||
      (tag !== "NumberField" &&
        tag !== "MoneyField" &&
        has.get("inputMode") === "decimal" &&
        !READ_BY_THE_PAGE.test(where)),
  );
  expect(others.map(({ where }) => where)).toEqual([
    "ui/fields/number-field.tsx: TextInput ",
    "ui/fields/rupee-input.tsx: input ",
  ]);
});

test("only a search has a placeholder: elsewhere it looks like a typed value, or an error", () => {
  const others = elements.filter(
    ({ has }) => has.has("placeholder") && has.get("inputMode") !== "search",
  );
  expect(others.map(({ where }) => where)).toEqual([]);
});
