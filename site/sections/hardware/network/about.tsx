import type { Content } from '#site/content/content.ts';
import { Paragraphs } from '#site/sections/shared/paragraphs.tsx';
import styles from './about.module.css';

/** Says why a network is measured first, with a bottleneck drawn across the page. */
export function About({ text: { title, text } }: { text: Content<'network'>['about'] }) {
  return (
    <section className="section section--flush-start clip" aria-labelledby="about-title">
      <div className={`wrap grid gap-6 ${styles.content}`}>
        <h2 id="about-title" className="display-lg">
          {title}
        </h2>
        <div className="stack stack--stretch">
          <Paragraphs texts={text} className="text" />
        </div>
      </div>
      {/* The bottleneck: many lines that pass through one. */}
      <svg className={`mirrored w-full ${styles.drawing}`} viewBox="0 0 1440 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          className="fill-none stroke-brand"
          d="M0 20C420 20 520 102 720 102M0 50C400 50 520 105 720 105M0 80C380 80 540 108 720 108M0 110h1440M0 140C380 140 540 112 720 112M0 170C400 170 520 115 720 115M0 200C420 200 520 118 720 118"
          strokeWidth="1.25"
          opacity="0.75"
        />
        <path
          className="fill-none stroke-brand"
          d="M720 102h720M720 105h720M720 108h720M720 112h720M720 115h720M720 118h720"
          strokeWidth="1.25"
          opacity="0.75"
        />
        <circle className="stroke-brand-light" cx="720" cy="110" r="26" strokeWidth="1.5" />
        <circle className="stroke-brand-light" cx="720" cy="110" r="6" strokeWidth="1.5" />
      </svg>
    </section>
  );
}
