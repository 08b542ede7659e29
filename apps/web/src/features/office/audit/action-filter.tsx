import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";

/** One kind of action, or all. */
export function ActionFilter({ actions }: { actions: readonly string[] }) {
  const { get, go } = useListAddress();
  const chosen = get("action") ?? "";
  const known = chosen && !actions.includes(chosen) ? [chosen, ...actions] : actions;
  return (
    <NativeSelect
      aria-label="Action"
      autoComplete="off"
      value={chosen}
      onChange={(e) => go({ action: e.currentTarget.value || null })}
      data={[
        { value: "", label: "Every action" },
        ...known.map((action) => ({
          value: action,
          label: action.charAt(0).toUpperCase() + action.slice(1),
        })),
      ]}
    />
  );
}
