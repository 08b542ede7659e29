import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { OwnLot } from "@rebale/contract/listings";
import { useState } from "react";
import { corrigenda } from "../../../../lib/api/office-operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Drawer } from "../../../../shared/office/panels/drawer.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { ChangeForm } from "../../selling/corrigenda/change-form.tsx";

/** A published lot is changed in its seller's place, at once. */
export function ChangePublished({ lot }: { lot: OwnLot }) {
  const [isOpen, setOpen] = useState(false);
  const reread = useReread();
  return (
    <Section
      title={t`Corrigendum`}
      lead={t`Quantity, weight, description and terms may change after publication. Bidders are asked whether they accept it.`}
    >
      <Group>
        <Button variant="outline" onClick={() => setOpen(true)}>{t`Change this lot`}</Button>
      </Group>
      {isOpen && (
        <Drawer title={t`Change ${lot.title}`} onClose={() => setOpen(false)}>
          <ChangeForm
            lot={lot}
            send={t`Publish the change`}
            reasonHelp={t`Everybody reads it beside the change, and in the ledger.`}
            onSend={async (body) => {
              await api.call(corrigenda.publishCorrigendum, {
                params: { id: lot._id },
                body,
              });
              toast.success(t`The change is published`);
              setOpen(false);
              await reread();
            }}
          />
        </Drawer>
      )}
    </Section>
  );
}
