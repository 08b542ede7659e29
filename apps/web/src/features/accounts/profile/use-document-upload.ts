import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { fileComplaint, type RegistrationFiles } from "../accounts.rules.ts";

/**
 * Sends one file in place of the one there; a file that did not get through stays at hand for
 * another try.
 */
export function useDocumentUpload(field: keyof RegistrationFiles) {
  const { revalidate } = useRevalidator();
  const [share, setShare] = useState<number | null>(null);
  const [unsent, setUnsent] = useState<File | null>(null);

  const send = async (file: File | null) => {
    if (!file) return;
    const complaint = fileComplaint(file, field === "profile_image" ? "picture" : "document");
    if (complaint) return toast.error(complaint);
    setShare(0);
    try {
      await api.call(accounts.uploadImages, { files: { [field]: file }, onProgress: setShare });
      setUnsent(null);
      toast.success(formMessages.documentStored);
      await revalidate();
    } catch (error) {
      setUnsent(file);
      toast.error(explain(error));
    } finally {
      setShare(null);
    }
  };
  return { share, unsent, send, again: () => send(unsent) };
}
