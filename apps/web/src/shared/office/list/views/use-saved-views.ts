import type { OfficeView } from "@rebale/contract/office/views";
import { useCallback, useEffect, useState } from "react";
import { office } from "../../../../lib/api/office-operations.ts";
import { api } from "../../session/office-api.ts";
import { readFromPage, removeFromPage, toCarryOver } from "./saved-views.rules.ts";

/** The own views of a list: null while they are fetched, and where they could not be. */
export function useSavedViews(list: string) {
  const [views, setViews] = useState<readonly OfficeView[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(
    async (isStill: () => boolean = () => true) => {
      setFailed(false);
      try {
        const found = await readViews(list);
        if (isStill()) setViews(found);
      } catch {
        if (isStill()) setFailed(true);
      }
    },
    [list],
  );
  useEffect(() => {
    let isStill = true;
    setViews(null);
    void read(() => isStill);
    return () => {
      isStill = false;
    };
  }, [read]);

  const change = async (call: Promise<unknown>) => {
    await call;
    await read();
  };
  return {
    views,
    hasFailed,
    read,
    save: (name: string, search: string) =>
      change(api.call(office.saveViews, { body: { list, views: [{ name, search }] } })),
    rename: (id: string, name: string) =>
      change(api.call(office.renameView, { params: { id }, body: { name } })),
    remove: (id: string) => change(api.call(office.deleteView, { params: { id } })),
  };
}

/** This browser's own views go to the office once. */
async function readViews(list: string): Promise<readonly OfficeView[]> {
  const saved = async () => (await api.call(office.views, { query: { list } })).data.views;
  const views = await saved();
  const localViews = readFromPage(list);
  if (localViews.length === 0) return views;
  const carried = toCarryOver(localViews, views);
  try {
    if (carried.length > 0) await api.call(office.saveViews, { body: { list, views: carried } });
  } catch {
    return views; // full, or out of reach: tried again when the list is next opened
  }
  removeFromPage(list);
  return carried.length > 0 ? saved() : views;
}
