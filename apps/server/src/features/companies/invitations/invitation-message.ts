import type { companies, Language } from "@rebale/contract";
import {
  HIDDEN,
  inTheirLanguage,
  letter,
  type NewMessage,
  wordNotice,
} from "../../messages/index.ts";

interface Invitation {
  /** Who invites: it is named in it. */
  readonly byId: number;
  readonly to: { readonly mobile: string } | { readonly email: string; readonly token: string };
  readonly params: {
    readonly by: string;
    readonly company: string;
    readonly role: companies.Role;
  };
  readonly home: string;
}

/** What the invited reads, who may not be a member yet: by SMS, or by mail with a link. */
export function wordInvitation(
  chosen: string | null,
  { byId, to, params, home }: Invitation,
): NewMessage {
  const language: Language = inTheirLanguage(chosen);
  const { title: subject, description } = wordNotice(language, "invited", params);
  if ("mobile" in to)
    return {
      userId: byId,
      channel: "sms",
      recipient: to.mobile,
      subject,
      body: `${description} ${home}/buyer`,
      template: `invited.${language}`,
    };
  return {
    userId: byId,
    channel: "mail",
    recipient: to.email,
    subject,
    // Behind the #, the token reaches no log and no other site.
    body: letter(language, {
      name: to.email,
      text: description,
      open: `${home}/invitation#${HIDDEN}`,
    }),
    secret: to.token,
  };
}
