import { office } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { isSignedBy } from "../../../platform/http/signatures.ts";
import { asSms } from "../messages/deliver-message.ts";
import { recordFailedLater } from "../messages/delivery.store.ts";
import { queueMessages } from "../messages/messages.store.ts";
import { readReply, tenDigits } from "./replies.rules.ts";
import { start, stop } from "./stopped.store.ts";

interface Told {
  readonly raw: Buffer;
  readonly signature: string;
  readonly address: string;
}

/**
 * A gateway's news after it took a text. Told twice, it is heard once.
 * @throws Problem signature_wrong, invalid_input, too_many_requests
 */
export async function takeNews(
  { db, config, limits }: Pick<Deps, "db" | "config" | "limits">,
  { raw, signature, address }: Told,
): Promise<void> {
  if (!isSignedBy(config.TEXT_WEBHOOK_SECRETS, raw, signature)) {
    await limits.visitor({ address });
    throw new Problem("signature_wrong");
  }
  const { reports, replies } = readNews(raw);
  await db.transaction().execute(async (tx) => {
    await takeReports(tx, reports);
    for (const { channel, from, text } of replies) {
      const [mobile, asks] = [tenDigits(from), readReply(text)];
      if (mobile && asks) await (asks === "stop" ? stop : start)(tx, channel, mobile);
    }
  });
}

function readNews(raw: Buffer): office.TextNews {
  try {
    return office.TextNews.parse(JSON.parse(raw.toString("utf8")));
  } catch {
    throw new Problem("invalid_input", {
      path: "",
      msg: {
        en: "Send {reports, replies} as the documentation of the API says",
        hi: "{reports, replies} भेजिए, जैसा API के पन्ने पर लिखा है",
      },
    });
  }
}

/** Messages that WhatsApp took and did not bring go by SMS. */
async function takeReports(tx: Tx, reports: office.TextNews["reports"]): Promise<void> {
  const failed = reports.flatMap(({ channel, reference, status, reason = "" }) => {
    const id = /^message-(\d{1,15})$/.exec(reference)?.[1];
    return id && status === "failed" ? [{ channel, id: Number(id), reason }] : [];
  });
  const messages = await recordFailedLater(tx, failed);
  await queueMessages(tx, messages.filter(({ channel }) => channel === "whatsapp").map(asSms));
}
