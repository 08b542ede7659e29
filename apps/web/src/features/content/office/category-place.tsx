import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import { content } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import editor from "./parts/editor.module.css";
import { MoveButtons } from "./parts/move-buttons.tsx";

interface Props {
  id: string;
  title: string;
  /** From 1 on, among `of`. */
  place: number;
  of: number;
}

/** Moves a category among all; of a list that is searched, nobody sees between which. */
export function CategoryPlace({ id, title, place, of }: Props) {
  const { q } = useListAddress();
  const reread = useReread();
  const box = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  /** The way it was moved, until it stands there. */
  const way = useRef<1 | -1 | null>(null);
  const [said, setSaid] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the row stands at its new place
  useEffect(() => {
    if (way.current === null) return;
    // The row has moved, and took the focus out of the page; at an end this way is closed.
    const [up, down] = box.current?.querySelectorAll("button") ?? [];
    const [same, other] = way.current === -1 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
    way.current = null;
  }, [place]);
  if (q) return null;
  const move = async (by: 1 | -1) => {
    if (isMoving.current) return;
    isMoving.current = true;
    way.current = by;
    const to = place + by;
    try {
      await api.call(content.moveCategory, { params: { id }, body: { place: to } });
      setSaid(t`${title} is number ${to} of ${of} now`);
      await reread();
    } catch (error) {
      way.current = null;
      toast.error(explain(error));
    } finally {
      isMoving.current = false;
    }
  };
  return (
    <div ref={box} className={editor.rowButtons}>
      <MoveButtons name={title} isFirst={place === 1} isLast={place === of} onMove={move} />
      <span className="unseen" role="status">
        {said}
      </span>
    </div>
  );
}
