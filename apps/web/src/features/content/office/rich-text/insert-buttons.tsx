import { Button, TextInput } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import { useRef, useState } from "react";
import { t } from "ttag";
import IconPhotoPlus from "~icons/tabler/photo-plus";
import IconTable from "~icons/tabler/table-plus";
import { content } from "../../../../lib/api/office-operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { api } from "../../../../shared/office/session/office-api.ts";
import classes from "./rich-text.module.css";
import { changeTable, insertTable, tableChanges } from "./tables-and-pictures.ts";

/** A picture is stored as it is chosen. */
export function InsertButtons({ editor }: { editor: Editor }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const insert = async (picture: File) => {
    setBusy(true);
    try {
      const { data } = await api.call(content.officePicture, { files: { picture } });
      const attrs = { src: `/uploads/${data.image}`, alt: "" };
      editor.chain().focus().insertContent({ type: "image", attrs }).run();
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Control
        aria-label={t`Insert a picture`}
        title={t`Insert a picture`}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <IconPhotoPlus size={18} aria-hidden />
      </RichTextEditor.Control>
      <RichTextEditor.Control
        aria-label={t`Insert a table`}
        title={t`Insert a table`}
        onClick={() => insertTable(editor)}
      >
        <IconTable size={18} aria-hidden />
      </RichTextEditor.Control>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={t`Picture for the text`}
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          e.currentTarget.value = "";
          if (file) void insert(file);
        }}
      />
    </RichTextEditor.ControlsGroup>
  );
}

/** Buttons for the table or the picture that the cursor is at. */
export function AtCursor({ editor }: { editor: Editor }) {
  const { inTable, atPicture, alt } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inTable: now.isActive("table"),
      atPicture: now.isActive("image"),
      alt: String(now.getAttributes("image").alt ?? ""),
    }),
  });
  if (atPicture)
    return (
      <div className={classes.atCursor}>
        <TextInput
          label={t`What the picture shows`}
          description={t`Read out to whoever cannot see it.`}
          autoComplete="off"
          inputMode="text"
          maxLength={300}
          value={alt}
          onChange={(e) =>
            editor.commands.updateAttributes("image", { alt: e.currentTarget.value })
          }
        />
      </div>
    );
  if (!inTable) return null;
  return (
    <fieldset className={classes.atCursor} aria-label={t`Table`}>
      {tableChanges().map(([label, change]) => (
        <Button
          key={label}
          variant="default"
          size="compact-md"
          onClick={() => changeTable(editor, change)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
