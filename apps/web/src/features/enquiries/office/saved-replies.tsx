import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { SavedReply } from "@rebale/contract/enquiries/enquiries";
import { useEffect, useState } from "react";
import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import classes from "./enquiry.module.css";

interface Props {
  /** The text so far. */
  text: string;
  onChoose: (text: string) => void;
}

/** The office's common answers: chosen into the text, saved from it, deleted. */
export function SavedReplies({ text, onChoose }: Props) {
  const [replies, setReplies] = useState<readonly SavedReply[]>([]);
  const [chosen, setChosen] = useState("");
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    const away = new AbortController();
    api.call(office.savedReplies, { signal: away.signal }).then(
      ({ data }) => setReplies(data.replies),
      () => undefined,
    );
    return () => away.abort();
  }, []);
  const choose = (id: string) => {
    setChosen(id);
    const reply = replies.find(({ _id }) => _id === id);
    if (reply) onChoose(reply.text);
  };
  const change = async (call: Promise<unknown>, done: string) => {
    try {
      await call;
      toast.success(done);
      setReplies((await api.call(office.savedReplies)).data.replies);
      setTitle(null);
      setChosen("");
    } catch (error) {
      toast.error(explain(error));
    }
  };
  return (
    <>
      <div className={classes.saved}>
        <NativeSelect
          label={t`Saved reply`}
          autoComplete="off"
          value={chosen}
          data={[
            { value: "", label: replies.length ? t`Choose one` : t`None yet` },
            ...replies.map(({ _id, title: label }) => ({ value: _id, label })),
          ]}
          onChange={(e) => choose(e.currentTarget.value)}
        />
        {chosen ? (
          <Button
            variant="subtle"
            color="red.6"
            onClick={() =>
              void change(api.call(office.deleteReply, { params: { id: chosen } }), t`Deleted`)
            }
          >
            {t`Delete`}
          </Button>
        ) : (
          <Button variant="default" disabled={!text.trim()} onClick={() => setTitle("")}>
            {t`Save this text`}
          </Button>
        )}
      </div>
      {title !== null && (
        <div className={classes.saved}>
          <TextInput
            label={t`Title of the saved reply`}
            description={t`For all who answer. {name} and {reference} are filled in for each enquiry.`}
            autoComplete="off"
            inputMode="text"
            maxLength={80}
            value={title}
            onChange={(e) => setTitle(e.currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={!title.trim()}
            onClick={() =>
              void change(api.call(office.saveReply, { body: { title, text } }), t`Saved`)
            }
          >
            {t`Save`}
          </Button>
        </div>
      )}
    </>
  );
}
