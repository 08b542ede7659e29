import { Checkbox, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Checkbox.css";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { officePolicies } from "@rebale/contract/content";
import { indiaDay } from "@rebale/contract/values/calendar";
import { content } from "../../../../lib/api/office-operations.ts";
import { date } from "../../../../lib/formatting/formatting.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import editor from "../parts/editor.module.css";
import { EditorFrame } from "../parts/editor-frame.tsx";
import { slugOf } from "../parts/slug.rules.ts";
import { SlugField } from "../parts/slug-field.tsx";
import { DropNext } from "./drop-next.tsx";
import { EarlierTexts } from "./earlier-texts.tsx";
import {
  isHindiBehind,
  openMarks,
  type PolicyFields,
  policyBody,
  willWait,
} from "./policy-body.rules.ts";
import { errorOf, PolicyTexts } from "./policy-texts.tsx";

export type Policy = DataOf<typeof officePolicies.list>[number];

/** Where a policy's next text waits, that one is edited. */
function fieldsOf(policy: Policy | null): PolicyFields {
  const texts = policy?.next ?? policy;
  return {
    title: texts?.title ?? "",
    url: policy?.url ?? "",
    description: texts?.description ?? "",
    title_hi: texts?.title_hi ?? "",
    description_hi: texts?.description_hi ?? "",
    in_force_from: texts?.in_force_from ?? "",
    is_draft: policy?.is_draft ?? false,
    needs_consent: policy?.needs_consent ?? false,
    hindi_follows: false,
  };
}

/** Whether the Hindi that is typed is of the text before the English. */
const isTypedBehind = (policy: Policy, fields: PolicyFields) =>
  isHindiBehind(policy, fields) ||
  (!policy.hindi_follows && fields.description_hi === policy.description_hi);

/** In a row and above the form. */
export const HINDI_BEHIND = t`Hindi is of the text before`;

export function PolicyEditor({
  policy,
  onDone,
}: {
  policy: Policy | null;
  onDone: () => Promise<void>;
}) {
  const form = useForm<PolicyFields>({
    initialValues: fieldsOf(policy),
    validate: {
      title: (v) => (v.trim() ? null : t`Title is required.`),
      url: (v) => (v.trim() ? null : t`Enter the address of its page.`),
      description: (v) => (v.trim() ? null : t`Enter the text of the policy.`),
    },
  });
  const now = { isOut: policy !== null && !policy.is_draft, today: indiaDay(new Date()) };
  const { add, change, remove } = content.officePolicies;
  const save = (fields: PolicyFields) => {
    const body = policyBody(fields, now);
    return policy
      ? api.call(change, { params: { id: policy._id }, body })
      : api.call(add, { body: body as never });
  };
  const setTitle = (title: string) => {
    // The address of a page that is out there is not moved by a new title.
    if (!policy && form.values.url === slugOf(form.values.title))
      form.setFieldValue("url", slugOf(title));
    form.setFieldValue("title", title);
  };
  return (
    <EditorFrame
      noun={t`policy`}
      all={t`All policies`}
      isNew={!policy}
      form={form}
      onSave={save}
      onRemove={policy ? () => api.call(remove, { params: { id: policy._id } }) : undefined}
      removal={t`The page /${policy?.url} disappears from the site at once. This cannot be undone.`}
      onDone={onDone}
    >
      <Standing fields={form.values} policy={policy} now={now} />
      {policy?.next && (
        <div>
          <DropNext id={policy._id} onDone={onDone} />
        </div>
      )}
      <div className={editor.two}>
        <SlugField label={t`Address of the page`} leftSection="/" {...form.getInputProps("url")} />
        <TextInput
          type="date"
          label={t`In force from`}
          description={t`Shown under the title. With a later day, the page keeps its present text until then.`}
          {...form.getInputProps("in_force_from")}
          error={errorOf(form, "in_force_from")}
        />
      </div>
      <Checkbox
        label={t`Draft`}
        description={t`Only the office sees a draft.`}
        {...form.getInputProps("is_draft", { type: "checkbox" })}
      />
      <PolicyTexts form={form} setTitle={setTitle} />
      {policy && isTypedBehind(policy, form.values) && !willWait(form.values, now) && (
        <Checkbox
          label={t`The Hindi says the same`}
          description={t`Only a slip of the English was mended, and nothing of the Hindi has to change.`}
          {...form.getInputProps("hindi_follows", { type: "checkbox" })}
        />
      )}
      <Checkbox
        label={t`Members agree to it`}
        description={t`New members agree to it when they register. If you change the title or text, members are asked again at their next login.`}
        {...form.getInputProps("needs_consent", { type: "checkbox" })}
      />
      {policy && (
        <ButtonLink to={`/admin/policies/${policy._id}/preview`} kind="quiet" target="_blank">
          {t`Preview as it is saved`}
        </ButtonLink>
      )}
      {policy && <EarlierTexts id={policy._id} />}
    </EditorFrame>
  );
}

/** Reasons why the typed text is not the one read: open marks, or a day that has not come. */
function Standing({
  fields,
  policy,
  now,
}: {
  fields: PolicyFields;
  policy: Policy | null;
  now: { isOut: boolean; today: string };
}) {
  const marks = openMarks(fields.title, fields.description, fields.title_hi, fields.description_hi);
  return (
    <>
      {marks.length > 0 && (
        <Notice kind="warning">
          {t`Before it is published, put your own in place of ${marks.join(", ")}, in both languages.`}
        </Notice>
      )}
      {policy && isTypedBehind(policy, fields) && !fields.hindi_follows && (
        <Notice kind="warning">
          {t`${HINDI_BEHIND}: whoever reads the site in Hindi still reads what you have changed.`}
        </Notice>
      )}
      {willWait(fields, now) ? (
        <Notice>
          {t`Until ${date(fields.in_force_from)} the page shows its present text. Empty the day to change it at once.`}
        </Notice>
      ) : (
        policy?.next && (
          <Notice kind="warning">
            {t`This text waited for ${date(policy.next.in_force_from)}. Saved like this, it is on the page at once.`}
          </Notice>
        )
      )}
    </>
  );
}
