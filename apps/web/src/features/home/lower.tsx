import type { BlogEntry, Testimonial } from "@rebale/contract/content";
import { useEffect } from "react";
import { useLocation } from "react-router";
import type { z } from "zod";
import { timing } from "../../lib/messages.ts";
import { Later } from "../../ui/later.tsx";
import { NewsSection } from "../../ui/news/news-section.tsx";
import { BecomeBanners } from "./become-banners.tsx";
import { Counters } from "./counters.tsx";
import { InstallSection } from "./install-section.tsx";
import { KeyFeatures } from "./key-features.tsx";
import { SignUpSection } from "./sign-up-section.tsx";
import { Testimonials } from "./testimonials.tsx";

interface Props {
  testimonials: readonly z.output<typeof Testimonial>[];
  posts: readonly BlogEntry[];
}

/** Home below its live lots. */
export default function Lower({ testimonials, posts }: Props) {
  useAskedScroll();
  return (
    <>
      <Later>
        <BecomeBanners />
      </Later>
      <Later>
        <KeyFeatures />
      </Later>
      <Later>
        <Counters />
      </Later>
      <Later>
        <Testimonials testimonials={testimonials} />
      </Later>
      <Later>
        <NewsSection posts={posts} look="home" />
      </Later>
      <Later>
        <InstallSection />
      </Later>
      <Later>
        <SignUpSection />
      </Later>
    </>
  );
}

/** S2.24: another page's Sign Up asks Home to scroll, 300 ms after it came. */
function useAskedScroll() {
  const asked = (useLocation().state as { scrollTo?: string } | null)?.scrollTo;
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(
      () => document.getElementById(asked)?.scrollIntoView({ behavior: "smooth" }),
      timing.homeScrollDelay,
    );
    return () => clearTimeout(timer);
  }, [asked]);
}
