import { RichTextEditor as Editor, Link } from "@mantine/tiptap";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Typography.css";
import "@mantine/tiptap/styles.css";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { AtCursor, InsertButtons } from "./insert-buttons.tsx";
import { cleanPastedHtml } from "./pasted-html.ts";
import classes from "./rich-text.module.css";
import { isEmptyText } from "./rich-text.rules.ts";
import { tablesAndPictures } from "./tables-and-pictures.ts";

interface Props {
  label: string;
  value: string;
  onChange: (html: string) => void;
  invalid: boolean;
}

/** Only what the server keeps: headings below the page's own, lists, links, quotes, tables, pictures. */
export default function RichTextEditor({ label, value, onChange, invalid }: Props) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        code: false,
        codeBlock: false,
        link: false,
      }),
      Link.configure({ openOnClick: false }),
      ...tablesAndPictures,
    ],
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: { "aria-label": label, role: "textbox", "aria-multiline": "true" },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: ({ editor: now }) => {
      const html = now.getHTML();
      onChange(isEmptyText(html) ? "" : html);
    },
  });
  return (
    <Editor
      editor={editor}
      className={classes.editor}
      data-invalid={invalid || undefined}
      withTypographyStyles={false}
    >
      <Editor.Toolbar className={classes.toolbar}>
        <Editor.ControlsGroup>
          <Editor.H2 />
          <Editor.H3 />
          <Editor.H4 />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.Bold />
          <Editor.Italic />
          <Editor.Underline />
          <Editor.Strikethrough />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.BulletList />
          <Editor.OrderedList />
          <Editor.Blockquote />
          <Editor.Hr />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.Link />
          <Editor.Unlink />
        </Editor.ControlsGroup>
        {editor && <InsertButtons editor={editor} />}
        <Editor.ControlsGroup>
          <Editor.Undo />
          <Editor.Redo />
        </Editor.ControlsGroup>
      </Editor.Toolbar>
      {editor && <AtCursor editor={editor} />}
      <Editor.Content className={classes.content} />
    </Editor>
  );
}
