import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from "@tiptap/pm/tables";
import { type Editor, Node } from "@tiptap/react";
import { t } from "ttag";

/** Roles by which ProseMirror's table commands know a table's nodes. */
const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});

const cell = (name: string, tag: "td" | "th") =>
  Node.create({
    name,
    content: "block+",
    isolating: true,
    addAttributes: () => ({
      colspan: span("colspan"),
      rowspan: span("rowspan"),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => () =>
      this.editor.isActive("table") &&
      goToNextCell(by)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), "Shift-Tab": go(-1) };
  },
});

const row = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

/** Pictures of our own alone: the server keeps no other. */
const picture = Node.create({
  name: "image",
  group: "block",
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: "" } }),
  parseHTML: () => [{ tag: 'img[src^="/uploads/"]' }, { tag: 'img[src^="/pictures/"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

/** As the server keeps them. */
export const tablesAndPictures = [
  table,
  row,
  cell("tableCell", "td"),
  cell("tableHeader", "th"),
  picture,
];

const paragraph = { type: "paragraph" };
const newRow = (type: string) => ({
  type: "tableRow",
  content: [1, 2, 3].map(() => ({ type, content: [paragraph] })),
});

/** From a table's place into its first cell: table, row, cell, paragraph. */
const INTO_FIRST_CELL = 4;

/** Three columns, a head and two rows; the cursor goes into the first cell. */
export function insertTable(editor: Editor): void {
  const { from } = editor.state.selection;
  const rows = [newRow("tableHeader"), newRow("tableCell"), newRow("tableCell")];
  editor.chain().focus().insertContent({ type: "table", content: rows }).run();
  const { doc } = editor.state;
  const places: number[] = [];
  doc.nodesBetween(Math.max(0, from - 1), doc.content.size, (node, place) => {
    // One that began before the cursor was there already.
    if (node.type.name === "table" && place >= from - 1) places.push(place);
  });
  if (places[0] !== undefined) editor.commands.setTextSelection(places[0] + INTO_FIRST_CELL);
}

/** The changes of a table, each with its label. */
export const tableChanges = () =>
  [
    [t`Add a row`, addRowAfter],
    [t`Add a column`, addColumnAfter],
    [t`Delete the row`, deleteRow],
    [t`Delete the column`, deleteColumn],
    [t`Delete the table`, deleteTable],
  ] as const;
type TableChange = ReturnType<typeof tableChanges>[number][1];

/** In the table that the cursor is in. */
export function changeTable(editor: Editor, change: TableChange): void {
  editor.view.focus();
  change(editor.state, editor.view.dispatch);
}
