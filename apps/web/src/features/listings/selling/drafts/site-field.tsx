import { NativeSelect } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Site } from "@rebale/contract/companies";
import { t } from "ttag";
import { named } from "../../../../lib/formatting/named.ts";
import type { Draft } from "../selling.rules.ts";
import classes from "./drafts.module.css";

/** Where the lot is: one of the company's sites, whose place it takes, or anywhere else. */
export function SiteField({
  form,
  sites,
}: {
  form: UseFormReturnType<Draft>;
  sites: readonly Site[];
}) {
  const chosen = sites.find(({ _id }) => _id === form.getValues().site_id);
  const choose = (id: string) => {
    const site = sites.find(({ _id }) => _id === id);
    form.setValues({
      site_id: id,
      ...(site && { state: site.state, city: site.city, pincode: site.pincode }),
    });
  };
  return (
    <NativeSelect
      autoComplete="off"
      label={t`Site`}
      description={
        chosen
          ? `${named(chosen.city)}, ${named(chosen.state)} ${chosen.pincode}`
          : t`Where the lot is`
      }
      className={classes.whole}
      data={[
        { value: "", label: t`Another place` },
        ...sites.map(({ _id, name, city }) => ({ value: _id, label: `${name}, ${city}` })),
      ]}
      {...form.getInputProps("site_id")}
      onChange={(e) => choose(e.currentTarget.value)}
    />
  );
}
