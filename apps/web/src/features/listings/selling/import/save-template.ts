import { importTemplatePath } from "@rebale/contract/listings/import";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { says } from "../../../../lib/language/messages.ts";
import { storedToken } from "../../../../lib/session/session.ts";

/** It holds the seller's own sites, so no plain link can lead to it. */
export async function saveTemplate(): Promise<void> {
  try {
    const response = await fetch(`/api${importTemplatePath}`, {
      headers: { authorization: `Bearer ${storedToken()}` },
    });
    if (!response.ok) return toast.error(says.unexpected);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = "rebale-lots.xlsx";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    toast.error(explain(error));
  }
}
