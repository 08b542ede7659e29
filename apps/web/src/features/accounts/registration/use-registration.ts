import { type UseFormReturnType, useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { register } from "@rebale/contract/accounts";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { showFirstField, showFirstWrong } from "../../../lib/page/show-place.ts";
import { keep, readFromTab, removeFromTab } from "../../../lib/session/tab-storage.ts";
import { type ProvenPhone, useProvenPhone } from "../../../shared/sign-in/proven-phone.ts";
import {
  emptyForm,
  errorsByField,
  halfOf,
  hasFiles,
  noFiles,
  type RegistrationFiles,
  type RegistrationForm,
  toRegistration,
} from "../accounts.rules.ts";

export type Stage =
  | { at: "form" }
  | { at: "creating" }
  | { at: "uploading"; share: number }
  | { at: "upload-failed"; error: unknown };

interface RegistrationOptions {
  type: "buyer" | "seller";
  /** The account exists; documents follow. */
  onCreated: (created: DataOf<typeof register>, form: RegistrationForm, mobile: string) => void;
  onFinished: () => void | Promise<void>;
  /** The half of the form that was refused. */
  onRefused: (half: "personal" | "document") => void;
}

/**
 * S4.3, S4.4: create the account, then send its files; a failed upload is repeated without typing
 * again.
 */
export function useRegistration({ type, onCreated, onFinished, onRefused }: RegistrationOptions) {
  const proven = useProvenPhone();
  const [asking, setAsking] = useState(false);
  const [stage, setStage] = useState<Stage>({ at: "form" });
  const { form, forget } = useStoredForm(`registration-${type}`);
  const { card, complain } = useComplaints(form);
  const { files, setFiles, upload, uploadAgain } = useUpload(setStage, onFinished);

  /** S4.3: nobody goes on without a proven phone. */
  const needPhone = () => {
    toast.error(formMessages.registerYourMobile);
    setAsking(true);
  };

  const submit = async () => {
    const { phone } = proven;
    if (!phone) return needPhone();
    setStage({ at: "creating" });
    try {
      const typed = form.getValues();
      const { data } = await createAccount(type, typed, phone);
      forget();
      removeFromTab("invitation");
      onCreated(data, typed, phone.mobile);
      proven.prove(null);
      await upload(data.token ?? data.temp_token ?? "");
    } catch (error) {
      setStage({ at: "form" });
      refused(error);
    }
  };

  const refused = (error: unknown) => {
    if (!(error instanceof Refused)) return toast.error(formMessages.submissionError);
    // Without it the registration goes on, into an own company.
    if (error.code === "invitation_invalid") removeFromTab("invitation");
    complain([{ path: "", msg: formMessages.submissionFailed }, ...error.errors]);
    if (error.code === "phone_not_proven") {
      proven.prove(null);
      setAsking(true);
    } else onRefused(halfOf(error.errors));
  };

  const isProven = useRef(false);
  useEffect(() => {
    // Once the dialog is shut: the form stands far below it.
    if (!asking && isProven.current) showFirstField(card);
    isProven.current = false;
  }, [asking, card]);
  /** S4.2: the modal closes and hands the phone to the form. */
  const phoneProven = (phone: ProvenPhone) => {
    isProven.current = true;
    proven.prove(phone);
    form.clearFieldError("contact.mobile");
    setAsking(false);
  };

  return {
    card,
    form,
    files,
    setFiles,
    stage,
    proven,
    asking,
    setAsking,
    needPhone,
    phoneProven,
    complain,
    submit,
    uploadAgain,
    finish: onFinished,
  };
}

/** Typed text is stored in this browser until the account exists; the password never is. */
function useStoredForm(key: string) {
  const form = useForm<RegistrationForm>({
    initialValues: emptyForm,
    onValuesChange: ({ password: _, ...typed }) => keep(key, typed),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page has loaded
  useEffect(() => {
    const stored = readFromTab<RegistrationForm>(key);
    if (stored) form.setValues({ ...emptyForm, ...stored, password: "" });
  }, []);
  return { form, forget: () => removeFromTab(key) };
}

/** Beside the fields, in one toast, and the first of them in sight. */
function useComplaints(form: UseFormReturnType<RegistrationForm>) {
  const card = useRef<HTMLFormElement>(null);
  const complain = (complaints: readonly { path: string; msg: string }[]) => {
    form.setErrors(errorsByField(complaints));
    showFirstWrong(card);
    toast.error(...complaints.map(({ msg }) => msg));
  };
  return { card, complain };
}

/** The invitation that the browser was opened with goes along. */
const createAccount = (
  type: RegistrationOptions["type"],
  typed: RegistrationForm,
  phone: ProvenPhone,
) =>
  api.call(accounts.register, {
    body: {
      ...toRegistration({ ...typed, contact: { ...typed.contact, mobile: phone.mobile } }, type),
      invitation: readFromTab<string>("invitation") ?? "",
    },
    headers: { authorization: `Bearer ${phone.token}` },
  });

/** The files of the account that was just created, by its own token. */
function useUpload(
  setStage: (stage: Stage) => void,
  onFinished: RegistrationOptions["onFinished"],
) {
  const [files, setFiles] = useState<RegistrationFiles>(noFiles);
  const [token, setToken] = useState("");
  const upload = async (bearer: string) => {
    setToken(bearer);
    if (!hasFiles(files)) return onFinished();
    setStage({ at: "uploading", share: 0 });
    try {
      await api.call(accounts.uploadImages, {
        files,
        headers: { authorization: `Bearer ${bearer}` },
        onProgress: (share) => setStage({ at: "uploading", share }),
      });
    } catch (error) {
      toast.error(explain(error));
      return setStage({ at: "upload-failed", error });
    }
    onFinished();
  };
  return { files, setFiles, upload, uploadAgain: () => upload(token) };
}

export type Registering = ReturnType<typeof useRegistration>;
