import { DocumentPane } from "../../../../shared/office/documents/document-pane.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";

interface Props {
  file: string;
  name: string;
  onClose: () => void;
}

export const DocumentViewer = ({ file, name, onClose }: Props) => (
  <Dialog open title={name} size="wide" onClose={onClose}>
    <DocumentPane of="user" file={file} name={name} />
  </Dialog>
);
