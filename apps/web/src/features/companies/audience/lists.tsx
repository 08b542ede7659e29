import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { CompanyList } from "@rebale/contract/audience";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { audience } from "../../../lib/api/operations.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";
import { RemoveDialog } from "../remove-dialog.tsx";
import { ListForm } from "./list-form.tsx";

/** Companies that a seller invites together; Sell Now offers the lists. */
export function Lists({ lists }: { lists: readonly CompanyList[] }) {
  const [editing, setEditing] = useState<CompanyList | "new" | null>(null);
  const [removing, setRemoving] = useState<CompanyList | null>(null);
  const close = () => setEditing(null);
  return (
    <section className={classes.card}>
      <h2>{t`Lists of companies`}</h2>
      <p>{t`List a lot for one of them, and only these companies see it and bid. A company need not be on Rebale yet. Changing a list changes no lot.`}</p>
      {lists.length > 0 && (
        <ul className={classes.users}>
          {lists.map((list) => (
            <li key={list._id} className={classes.user}>
              <div className={classes.who}>
                <strong>{list.name}</strong>
                <span>{namesOf(list)}</span>
              </div>
              <Group gap={10}>
                <PlainButton kind="quiet" onClick={() => setRemoving(list)}>
                  {t`Remove`}
                  <span className="unseen"> {list.name}</span>
                </PlainButton>
                <PlainButton kind="quiet" onClick={() => setEditing(list)}>
                  {t`Change`}
                  <span className="unseen"> {list.name}</span>
                </PlainButton>
              </Group>
            </li>
          ))}
        </ul>
      )}
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={() => setEditing("new")}>
          {t`Add a list`}
        </PlainButton>
      </Group>
      <Dialog
        open={editing !== null}
        onClose={close}
        title={editing && editing !== "new" ? editing.name : t`Add a list`}
        size="wide"
      >
        {editing && <ListForm list={editing === "new" ? null : editing} onClose={close} />}
      </Dialog>
      {removing && (
        <RemoveDialog
          name={removing.name}
          open
          onClose={() => setRemoving(null)}
          call={() => api.call(audience.removeList, { params: { id: removing._id } })}
          done={t`Removed: ${removing.name}`}
        >
          {t`It is no longer offered when you list a lot. Lots already listed with it do not change.`}
        </RemoveDialog>
      )}
    </section>
  );
}

/** Named in a row; the others are counted. */
const NAMED = 3;

function namesOf({ companies }: CompanyList): string {
  const named = companies.slice(0, NAMED).map(({ name }) => name);
  const more = companies.length - named.length;
  return more > 0 ? t`${named.join(", ")} and ${more} more` : named.join(", ");
}
