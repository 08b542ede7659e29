import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { DataOf } from "@rebale/contract";
import type { consents } from "@rebale/contract/personal-data";
import { useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { personalData } from "../../../lib/api/operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { named } from "../../../lib/names/named.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "./ask-consent.module.css";

type Asked = DataOf<typeof consents>["asked"];

/**
 * After a login: texts that have changed since they were agreed to. It can be put off, and holds up
 * nothing; without an answer it comes again with the next page load.
 */
export function AskConsent() {
  const [asked, setAsked] = useState<Asked>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    api.call(personalData.consents).then(
      ({ data }) => isHere && setAsked(data.asked),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const agree = async () => {
    setBusy(true);
    try {
      await api.call(personalData.agree, { body: { versions: asked.map(({ _id }) => _id) } });
      setAsked([]);
      toast.success(t`Thank you. We have recorded it`);
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={asked.length > 0}
      onClose={() => setAsked([])}
      title={t`Please read what has changed`}
    >
      <p>{t`We have updated these texts, which you agreed to earlier:`}</p>
      <ul className={classes.texts}>
        {asked.map(({ _id, url, title, version }) => (
          <li key={_id}>
            <a href={`/${url}`} target="_blank" rel="noreferrer">
              {named(title)}
            </a>
            , {t`version ${version}`}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap={12} mt={20}>
        <PlainButton kind="quiet" onClick={() => setAsked([])}>
          {t`Later`}
        </PlainButton>
        <PlainButton disabled={busy} onClick={() => void agree()}>
          {t`I agree`}
        </PlainButton>
      </Group>
    </Dialog>
  );
}
