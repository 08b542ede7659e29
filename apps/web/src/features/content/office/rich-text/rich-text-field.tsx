import { Button, Textarea } from "@mantine/core";
import { lazy, Suspense, useId, useState } from "react";
import { t } from "ttag";
import { Skeleton } from "../../../../ui/states/waiting.tsx";
import classes from "./rich-text.module.css";
import { needsSource } from "./rich-text.rules.ts";

/** A large library that only these screens need. */
const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

interface Props {
  label: string;
  value?: string;
  onChange: (html: string) => void;
  error?: React.ReactNode;
}

/**
 * Written as it will look, or as HTML; text that the editor would damage is always edited as HTML.
 */
export function RichTextField({ label, value = "", onChange, error }: Props) {
  const id = useId();
  const tied = needsSource(value);
  const [asHtml, setAsHtml] = useState(tied);
  return (
    <div className={classes.field}>
      <div className={classes.label}>
        <span id={id}>{label}</span>
        <Button
          variant="subtle"
          size="sm"
          disabled={asHtml && tied}
          onClick={() => setAsHtml((html) => !html)}
        >
          {asHtml ? t`Edit as text` : t`Edit as HTML`}
        </Button>
      </div>
      {asHtml && tied && (
        <p className={classes.help}>
          {t`This text has a caption or a raised sign that only the HTML view can keep.`}
        </p>
      )}
      {asHtml ? (
        <Textarea
          autoComplete="off"
          inputMode="text"
          aria-labelledby={id}
          rows={18}
          classNames={{ input: classes.source }}
          spellCheck={false}
          value={value}
          onChange={(e) => onChange(e.currentTarget.value)}
          error={Boolean(error)}
        />
      ) : (
        <Suspense fallback={<Skeleton height={380} />}>
          <RichTextEditor
            label={label}
            value={value}
            onChange={onChange}
            invalid={Boolean(error)}
          />
        </Suspense>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
