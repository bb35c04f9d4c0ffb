import type { Client } from '#contract/client';
import type { Locale } from '#contract/locales';
import { languageAttributes, languageOf } from '#contract/text/text-language';
import type { Content } from '#site/content/content.ts';
import { twoDigits } from '#ui/two-digits.ts';
import styles from './story.module.css';

interface StoryProps {
  client: Client;
  text: Content<'clients'>['story'];
  locale: Locale;
}

/** Tells what was before, what was done and how it is now, as far as it is written. Nothing of private work. */
export function Story({ client: { story, isPrivateWork }, text, locale }: StoryProps) {
  const parts = (['before', 'done', 'now'] as const).flatMap((part) => (story?.[part] ? [{ part, words: story[part] }] : []));
  if (isPrivateWork || parts.length === 0) return null;
  return (
    <section className="section border-t" aria-labelledby="story-title">
      <div className="wrap">
        <h2 id="story-title" className="h3">
          {text.title}
        </h2>
        <ol className={styles.parts}>
          {parts.map(({ part, words }, index) => (
            <li key={part} className="border-t">
              <h3 className="label">
                <span aria-hidden="true">{twoDigits(index + 1)} </span>
                {text[part]}
              </h3>
              <p {...languageAttributes(languageOf(words), locale)}>{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
