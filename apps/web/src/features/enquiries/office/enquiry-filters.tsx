import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { ASSIGNEES, assigneeTabs, STAGES, stageTabs } from "./enquiry-labels.ts";

export const EnquiryFilters = () => (
  <>
    <FilterTabs
      name="stage"
      label="Status"
      choices={STAGES.map((value) => ({ value, title: stageTabs[value] }))}
    />
    <FilterTabs
      name="assignee"
      label="Assigned to"
      choices={ASSIGNEES.map((value) => ({ value, title: assigneeTabs[value] }))}
    />
  </>
);
