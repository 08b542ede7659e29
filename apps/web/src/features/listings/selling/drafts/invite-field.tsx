import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { UseFormReturnType } from "@mantine/form";
import type { CompanyList } from "@rebale/contract/audience";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { audience } from "../../../../lib/api/operations.ts";
import type { Draft } from "../selling.rules.ts";
import classes from "./drafts.module.css";

/** Everybody, or the companies of a list alone: fixed once the lot is submitted. */
export function InviteField({ form }: { form: UseFormReturnType<Draft> }) {
  const lists = useLists();
  const { invite_list_id } = form.getValues();
  if (lists.length === 0 && !invite_list_id)
    return (
      <p className={classes.whole}>
        {t`Everybody sees this lot and may bid.`}{" "}
        <Link
          to="/company"
          target="_blank"
        >{t`To show a lot to some companies alone, make a list of them`}</Link>
      </p>
    );
  return (
    <NativeSelect
      autoComplete="off"
      label={t`Who sees it and bids`}
      description={
        invite_list_id
          ? t`Hidden from everybody else. You can invite more companies until the end, but not open it to all. A public body usually may not sell this way.`
          : t`The lot is public.`
      }
      className={classes.whole}
      data={[
        { value: "", label: t`Everybody` },
        ...lists.map(({ _id, name, companies }) => ({
          value: _id,
          label: t`Only ${name} (${companies.length})`,
        })),
        ...missing(lists, invite_list_id),
      ]}
      {...form.getInputProps("invite_list_id")}
    />
  );
}

/** A list that is gone, or not read yet, stays chosen: the lot must not become public unseen. */
const missing = (lists: readonly CompanyList[], id: string) =>
  id && !lists.some(({ _id }) => _id === id) ? [{ value: id, label: t`The list you chose` }] : [];

function useLists(): readonly CompanyList[] {
  const [lists, setLists] = useState<readonly CompanyList[]>([]);
  useEffect(() => {
    api.call(audience.companyLists).then(
      ({ data }) => setLists(data),
      () => undefined,
    );
  }, []);
  return lists;
}
