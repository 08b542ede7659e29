import { Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { t } from "ttag";
import { TwoLanguages } from "../../../shared/office/two-languages.tsx";
import { RichTextField } from "./rich-text/rich-text-field.tsx";

interface Texts extends Record<string, unknown> {
  title: string;
  short_description: string;
  description: string;
  title_hi: string;
  short_description_hi: string;
  description_hi: string;
}

/** A post's texts, in both languages. */
export function PostTexts<F extends Texts>({
  form,
  setTitle,
}: {
  form: UseFormReturnType<F>;
  setTitle: (title: string) => void;
}) {
  const { errors, values } = form;
  const wrong = (fields: readonly (keyof Texts & string)[]) => fields.some((f) => errors[f]);
  return (
    <TwoLanguages
      english={{
        isWrong: wrong(["title", "short_description", "description"]),
        fields: <Fields form={form} end="" of="" onTitle={setTitle} />,
      }}
      hindi={{
        isMissing: !(values.title_hi && values.short_description_hi && values.description_hi),
        isWrong: wrong(["title_hi", "short_description_hi", "description_hi"]),
        fields: <Fields form={form} end="_hi" of={t` in Hindi`} />,
      }}
    />
  );
}

function Fields<F extends Texts>({
  form,
  end,
  of,
  onTitle,
}: {
  form: UseFormReturnType<F>;
  end: "" | "_hi";
  /** At the end of each label. */
  of: string;
  onTitle?: (title: string) => void;
}) {
  const lang = end ? "hi" : undefined;
  return (
    <>
      <TextInput
        autoComplete="off"
        inputMode="text"
        label={t`Title${of}`}
        lang={lang}
        maxLength={160}
        {...form.getInputProps(`title${end}`)}
        {...(onTitle && {
          onChange: (e: React.ChangeEvent<HTMLInputElement>) => onTitle(e.currentTarget.value),
        })}
      />
      <Textarea
        autoComplete="off"
        inputMode="text"
        label={t`Short description${of}`}
        description={t`Shown on cards and in search results.`}
        lang={lang}
        rows={3}
        maxLength={300}
        {...form.getInputProps(`short_description${end}`)}
      />
      <RichTextField label={t`Text${of}`} {...form.getInputProps(`description${end}`)} />
    </>
  );
}
