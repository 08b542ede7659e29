import { useRef, useState } from "react";
import { content } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { api } from "../../../shared/office/session/office-api.ts";
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
  const isMoving = useRef(false);
  const [said, setSaid] = useState("");
  if (q) return null;
  const move = async (by: 1 | -1, button: HTMLButtonElement) => {
    if (isMoving.current) return;
    isMoving.current = true;
    try {
      const to = place + by;
      await api.call(content.moveCategory, { params: { id }, body: { place: to } });
      await reread();
      setSaid(`${title} is number ${to} of ${of} now`);
      // The row has moved, and took the focus out of the page; at an end this way is closed.
      const other = to === 1 ? button.nextElementSibling : button.previousElementSibling;
      requestAnimationFrame(() => (button.disabled ? (other as HTMLElement) : button).focus());
    } catch (error) {
      toast.error(explain(error));
    } finally {
      isMoving.current = false;
    }
  };
  return (
    <>
      <MoveButtons name={title} isFirst={place === 1} isLast={place === of} onMove={move} />
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  );
}
