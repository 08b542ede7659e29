import { useId, useState } from "react";
import IconUpload from "~icons/tabler/upload";
import classes from "./drop-zone.module.css";

interface Props {
  label: string;
  hint: string;
  accept: string;
  /** While a file is being read none is taken. */
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** One field for a file, to drop on or to press: the browser's own input lies over all of it. */
export function DropZone({ label, hint, accept, disabled, onFile }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div className={classes.zone} data-over={over || undefined} data-busy={disabled || undefined}>
      <IconUpload width={30} height={30} aria-hidden />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          // The same file may be chosen again after it was corrected.
          e.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
