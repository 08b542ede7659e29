import { Button, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import { useState } from "react";
import { explain, fieldErrors } from "../../../../lib/language/explain.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import buttons from "../../panels/buttons.module.css";

interface Props {
  title: string;
  name: string;
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a view's name; what the office refuses is said at the field. */
export function NameView({ title, name: given, onName, onClose }: Props) {
  const [name, setName] = useState(given);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (!name.trim()) return setError("Give it a name");
    setBusy(true);
    try {
      await onName(name.trim());
      onClose();
    } catch (refused) {
      setError(String(fieldErrors(refused).name ?? explain(refused)));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (!isBusy) void send();
        }}
      >
        <TextInput
          label="Name"
          description="We keep your search, filters, dates and sort order on all your devices."
          inputMode="text"
          autoComplete="off"
          maxLength={40}
          data-autofocus
          error={error}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
        />
        <div className={`${buttons.row} ${buttons.end}`}>
          <Button type="submit" color="bottle" loading={isBusy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
