import { useForm } from "@mantine/form";
import { useState } from "react";
import type { Api } from "../api/client.ts";
import { accounts } from "../api/operations.ts";
import { sendForm } from "../forms/send-form.ts";
import { formMessages } from "../language/form-messages.ts";

/**
 * Asks for the link that sets a new password. The answer is the same whether anybody has this email
 * or not; `sentTo` is the address it was asked for.
 */
export function useForgotPassword(api: Api) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: "" },
    validate: { email: (v) => (v.trim() ? null : formMessages.emailRequired) },
  });
  const send = (body: typeof form.values) =>
    sendForm(form, async () => {
      await api.call(accounts.forgotPassword, { body });
      setSentTo(body.email.trim());
    });
  return { form, send: form.onSubmit(send), sentTo };
}
