import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { t } from "ttag";
import { TwoLanguages } from "../../../../shared/office/two-languages.tsx";
import { RichTextField } from "../rich-text/rich-text-field.tsx";
import type { PolicyFields } from "./policy-body.rules.ts";

type Form = UseFormReturnType<PolicyFields>;

/** A policy's texts, in both languages. */
export function PolicyTexts({ form, setTitle }: { form: Form; setTitle: (title: string) => void }) {
  const { values } = form;
  const isWrong = (...fields: (keyof PolicyFields & string)[]) =>
    fields.some((field) => errorOf(form, field));
  return (
    <TwoLanguages
      english={{
        isWrong: isWrong("title", "description"),
        fields: (
          <>
            <TextInput
              autoComplete="off"
              inputMode="text"
              label={t`Title`}
              maxLength={120}
              {...inputOf(form, "title")}
              onChange={(e) => setTitle(e.currentTarget.value)}
            />
            <RichTextField label={t`Text`} {...inputOf(form, "description")} />
          </>
        ),
      }}
      hindi={{
        isMissing: !(values.title_hi && values.description_hi),
        isWrong: isWrong("title_hi", "description_hi"),
        fields: (
          <>
            <TextInput
              autoComplete="off"
              inputMode="text"
              label={t`Title in Hindi`}
              lang="hi"
              maxLength={120}
              {...inputOf(form, "title_hi")}
            />
            <RichTextField label={t`Text in Hindi`} {...inputOf(form, "description_hi")} />
          </>
        ),
      }}
    />
  );
}

/** A text that waits is refused by the path of the next one. */
export const errorOf = ({ errors }: Form, field: keyof PolicyFields & string) =>
  errors[field] ?? errors[`next.${field}`];
const inputOf = (form: Form, field: keyof PolicyFields & string) => ({
  ...form.getInputProps(field),
  error: errorOf(form, field),
});
