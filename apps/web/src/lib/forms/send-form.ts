import { explain, fieldErrors } from "../language/explain.ts";
import { toast } from "./toast.ts";

/**
 * Sends what a form holds: a refusal is shown beside its fields and as a toast, and what was
 * typed stays.
 */
export async function sendForm(
  form: { setErrors(errors: Record<string, string>): void },
  call: () => Promise<void>,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    const fields = fieldErrors(error);
    form.setErrors(fields);
    const words = explain(error);
    if (Object.values(fields).includes(words)) toast.fieldError(words);
    else toast.error(words);
  }
}
