import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function BlogArticle() {
  return <Unfinished title="Article" />;
}
