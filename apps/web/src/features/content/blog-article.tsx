import { Unfinished } from "../../ui/unfinished.tsx";

export default function BlogArticle() {
  return <Unfinished title="Article" />;
}
