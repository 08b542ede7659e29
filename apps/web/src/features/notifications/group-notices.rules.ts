import type { Notification } from "@rebale/contract/office";

export interface NoticeGroup {
  readonly latest: Notification;
  /** About that lot or sale, newest first. */
  readonly earlier: readonly Notification[];
}

/** A page that is about one thing; what leads to a list is about nothing in particular. */
const ONE_THING = /^\/(auctiondetail|award)\/./;

/** Notices of one lot or sale stand together, where the newest is. */
export function groupNotices(notices: readonly Notification[]): NoticeGroup[] {
  const groups = new Map<string, Notification[]>();
  for (const notice of notices) {
    const key = ONE_THING.test(notice.link ?? "") ? `${notice.link}` : notice._id;
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return [...groups.values()].flatMap(([latest, ...earlier]) =>
    latest ? [{ latest, earlier }] : [],
  );
}
