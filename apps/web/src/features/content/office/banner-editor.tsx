import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { officeBanners } from "@rebale/contract/content";
import { t } from "ttag";
import { content } from "../../../lib/api/office-operations.ts";
import { HomeBanner } from "../../../shared/banner/home-banner.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { TwoLanguages } from "../../../shared/office/two-languages.tsx";
import editor from "./parts/editor.module.css";
import { EditorFrame } from "./parts/editor-frame.tsx";

export type Banner = DataOf<typeof officeBanners.list>[number];

const MOST = 140;

export function BannerEditor({
  banner,
  onDone,
}: {
  banner: Banner | null;
  onDone: () => Promise<void>;
}) {
  const form = useForm({
    initialValues: {
      text: banner?.text ?? "",
      text_hi: banner?.text_hi ?? "",
      link: banner?.link ?? "",
      from_day: banner?.from_day ?? "",
      until_day: banner?.until_day ?? "",
    },
    validate: {
      text: (v) => (v.trim() ? null : t`Text is required.`),
      from_day: (v) => (v ? null : t`Choose its first day.`),
      until_day: (v) => (v ? null : t`Choose its last day.`),
    },
  });
  const { add, change, remove } = content.officeBanners;
  const save = (values: typeof form.values) => {
    const body = { ...values, text_hi: values.text_hi || null, link: values.link || null };
    return banner
      ? api.call(change, { params: { id: banner._id }, body })
      : api.call(add, { body });
  };
  const { text, text_hi, link } = form.values;
  return (
    <EditorFrame
      noun={t`banner`}
      all={t`All banners`}
      isNew={!banner}
      form={form}
      onSave={save}
      onRemove={banner ? () => api.call(remove, { params: { id: banner._id } }) : undefined}
      removal={t`It disappears from the home page at once. This cannot be undone.`}
      onDone={onDone}
    >
      <TwoLanguages
        english={{
          isWrong: Boolean(form.errors.text),
          fields: (
            <TextInput
              autoComplete="off"
              inputMode="text"
              label={t`Text`}
              maxLength={MOST}
              {...form.getInputProps("text")}
            />
          ),
        }}
        hindi={{
          isMissing: !text_hi,
          isWrong: Boolean(form.errors.text_hi),
          fields: (
            <TextInput
              autoComplete="off"
              inputMode="text"
              label={t`Text in Hindi`}
              lang="hi"
              maxLength={MOST}
              {...form.getInputProps("text_hi")}
            />
          ),
        }}
      />
      <TextInput
        autoComplete="off"
        inputMode="url"
        label={t`Link`}
        description={t`A page of this site, as /events, or a whole address. Empty leads nowhere.`}
        maxLength={300}
        {...form.getInputProps("link")}
      />
      <div className={editor.two}>
        <TextInput
          type="date"
          label={t`First day`}
          description={t`From midnight in India.`}
          {...form.getInputProps("from_day")}
        />
        <TextInput
          type="date"
          label={t`Last day`}
          description={t`Until midnight at its end.`}
          {...form.getInputProps("until_day")}
        />
      </div>
      {text && (
        <Section title={t`As visitors see it`}>
          <div className={editor.drawn} inert>
            <HomeBanner text={text} link={link || null} />
            <HomeBanner text={text_hi || text} link={link || null} />
          </div>
        </Section>
      )}
    </EditorFrame>
  );
}
