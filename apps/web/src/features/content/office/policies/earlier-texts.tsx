import { Button } from "@mantine/core";
import type { DataOf } from "@rebale/contract";
import type { policyVersions } from "@rebale/contract/content";
import { useState } from "react";
import { jt, t } from "ttag";
import { content } from "../../../../lib/api/office-operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { api } from "../../../../shared/office/session/office-api.ts";
import { When } from "../../../../shared/office/when.tsx";
import prose from "../../written.module.css";

type Version = DataOf<typeof policyVersions>[number];

/** The page's earlier texts, and how many agreed to each. */
export function EarlierTexts({ id }: { id: string }) {
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const load = async () => {
    try {
      setVersions((await api.call(content.policyVersions, { params: { id } })).data);
    } catch (error) {
      toast.error(explain(error));
    }
  };
  if (versions === null)
    return (
      <div>
        <Button variant="default" onClick={() => void load()}>{t`Show earlier texts`}</Button>
      </div>
    );
  if (versions.length === 0) return <p>{t`It has not been published yet.`}</p>;
  return (
    <div>
      {versions.map(({ version, title, description, since, agreed }) => (
        <details key={version}>
          <summary>
            {jt`${title}, version ${version}, agreed to by ${agreed}, since ${<When key="since" time={since} relative={false} />}`}
          </summary>
          <div
            className={prose.written}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
            dangerouslySetInnerHTML={{ __html: description }}
          />
        </details>
      ))}
    </div>
  );
}
