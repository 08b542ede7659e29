import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { DataOf } from "@rebale/contract";
import type { pastBuyers } from "@rebale/contract/audience";
import { useEffect, useState } from "react";
import { t } from "ttag";
import IconPlus from "~icons/tabler/plus";
import { api } from "../../lib/api/browser.ts";
import { audience } from "../../lib/api/operations.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { readLines, writeLines } from "./company-lines.rules.ts";

interface Props {
  /** The companies that are typed, one a line. */
  readonly lines: string;
  readonly onChange: (lines: string) => void;
}

/** Companies that have bought before, each added by a touch: nobody knows their PANs by heart. */
export function PastBuyers({ lines, onChange }: Props) {
  const buyers = usePastBuyers();
  const typed = readLines(lines);
  const others = buyers.filter(({ pan }) => typed.every((one) => one.pan !== pan));
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{t`Companies that bought from you`}</summary>
      <Group gap={8} mt={10} mah={240} style={{ overflowY: "auto" }}>
        {others.map((buyer) => (
          <PlainButton
            key={buyer.pan}
            kind="quiet"
            onClick={() => onChange(writeLines([...typed, buyer]))}
          >
            <IconPlus size={18} aria-hidden /> {buyer.name}
          </PlainButton>
        ))}
      </Group>
    </details>
  );
}

/** None until they are read, and none where they cannot be: PANs can be typed as well. */
function usePastBuyers(): DataOf<typeof pastBuyers> {
  const [buyers, setBuyers] = useState<DataOf<typeof pastBuyers>>([]);
  useEffect(() => {
    api.call(audience.pastBuyers).then(
      ({ data }) => setBuyers(data),
      () => undefined,
    );
  }, []);
  return buyers;
}
