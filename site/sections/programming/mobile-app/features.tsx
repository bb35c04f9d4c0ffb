import type { ReactNode } from 'react';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import styles from './features.module.css';

type FeaturesText = Content<'mobileApp'>['features'];
type Feature = keyof FeaturesText['items'];

/** Lists what each sheet shows, from the top one down, on a canvas of 100 × 100; the sheet around it turns it into perspective. */
const drawings: Record<Feature, ReactNode> = {
  platforms: (
    <g>
      <rect x="16" y="18" width="28" height="64" rx="6" />
      <rect x="56" y="18" width="28" height="64" rx="6" />
      <path d="M44 50h12" data-highlight />
    </g>
  ),
  design: (
    <g>
      <rect x="30" y="12" width="40" height="76" rx="7" />
      <rect x="35" y="24" width="30" height="18" rx="3" data-fill />
      <path d="M35 52h30M35 60h30M35 68h18" />
    </g>
  ),
  notifications: (
    <g>
      <rect x="18" y="20" width="56" height="14" rx="7" />
      <rect x="26" y="43" width="56" height="14" rx="7" data-fill />
      <rect x="18" y="66" width="56" height="14" rx="7" />
    </g>
  ),
  integration: (
    <g>
      <path d="M50 50 22 24M50 50l28-26M50 50 22 76M50 50l28 26" data-highlight />
      <circle cx="50" cy="50" r="12" data-fill />
      <circle cx="22" cy="24" r="8" />
      <circle cx="78" cy="24" r="8" />
      <circle cx="22" cy="76" r="8" />
      <circle cx="78" cy="76" r="8" />
    </g>
  ),
  dashboard: (
    <g>
      <path d="M32 14v72M14 30h18M14 42h18M14 54h18" />
      <path d="M44 50V34M54 50V22M64 50V40M74 50V28" data-highlight />
      <path d="M42 64h42M42 74h42" />
    </g>
  ),
};

/** The five features of an app as sheets above each other, each with its text beside it. */
export function Features({ text: { title, text, items } }: { text: FeaturesText }) {
  return (
    <section className={`section border-y ${styles.section}`} aria-labelledby="features-title">
      <div className={`wrap split ${styles.inner}`}>
        <SectionHead id="features-title" title={title} text={text} textClassName="text" className={styles.head} />
        <ol className={styles.sheets}>
          {(Object.keys(drawings) as Feature[]).map((feature) => (
            <li key={feature} className="grid items-center gap-4">
              <svg viewBox="0 0 480 200" aria-hidden="true" className={`mirrored w-full ${styles.sheet}`}>
                <g transform="matrix(2.3 .9 -2.3 .9 240 10)">
                  <rect x="2" y="2" width="96" height="96" rx="10" className={`stroke-brand ${styles.ground}`} strokeOpacity="0.6" />
                  <g className={`fill-none ${styles.drawing}`} strokeOpacity="0.6" strokeWidth="1.25">
                    {drawings[feature]}
                  </g>
                </g>
              </svg>
              <div className={`border-t ${styles.text}`}>
                <h3 className="h4">{items[feature].title}</h3>
                <p className="item-text">{items[feature].text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
