import type { Language } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { inTheirLanguage, notifyMembers } from "../../notifications/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { findUser } from "../accounts.store.ts";

type Is = "added" | "removed";
const texts: Record<
  Language,
  Record<Is, (name: string) => { title: string; description: string }>
> = {
  en: {
    added: (name) => ({
      title: "A passkey was added",
      description: `From now on the passkey “${name}” logs you in where your account asks for a code. If this was not you, please contact us at once.`,
    }),
    removed: (name) => ({
      title: "A passkey was removed",
      description: `The passkey “${name}” no longer works. The code from your app still does. If this was not you, please contact us at once.`,
    }),
  },
  hi: {
    added: (name) => ({
      title: "नई पासकी जुड़ी",
      description: `अब जहाँ आपका खाता कोड माँगता है, वहाँ पासकी “${name}” भी चलेगी। अगर यह आपने नहीं किया, तो हमें तुरंत बताइए।`,
    }),
    removed: (name) => ({
      title: "पासकी हटी",
      description: `पासकी “${name}” अब नहीं चलेगी। ऐप का कोड पहले की तरह चलेगा। अगर यह आपने नहीं किया, तो हमें तुरंत बताइए।`,
    }),
  },
};

/** A letter, and a notice in the app: whoever did it, the holder knows. */
export async function notifyOfPasskey(
  { config }: Pick<AccountDeps, "config">,
  tx: Tx,
  userId: number,
  { is, name }: { is: Is; name: string },
): Promise<void> {
  const user = await findUser(tx, userId);
  const words = texts[inTheirLanguage(user?.language ?? null)][is](name);
  await notifyMembers(tx, config.home, [
    { userId, ...words, channels: ["app", "mail", "push"], link: "/dashprofile" },
  ]);
}
