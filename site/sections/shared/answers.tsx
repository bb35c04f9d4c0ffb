import type { Locale } from '#contract/locales';
import type { Answer } from '#site/content/answers.ts';
import { content } from '#site/content/content.ts';
import styles from './answers.module.css';
import { SectionHead } from './section-head.tsx';

interface AnswersProps {
  /** Lists those that are asked; without any there is no section. */
  answers: readonly Answer[];
  locale: Locale;
}

/** Shows what people ask before they ask for a quote, as questions that open. They stand near the end of every service page, before it asks for one. */
export function Answers({ answers, locale }: AnswersProps) {
  if (answers.length === 0) return null;
  const { title, text } = content('serviceAnswers', locale);
  return (
    <section className="section" aria-labelledby="answers-title">
      <div className={`wrap split ${styles.inner}`}>
        <SectionHead id="answers-title" title={title} text={text} textClassName={null} className={styles.head} />
        <ul className="ruled">
          {answers.map(({ question, answer }) => (
            <li key={question}>
              <details className={styles.item}>
                <summary className="flex items-center justify-between gap-5">
                  <h3 className="text-heading">{question}</h3>
                </summary>
                <p className="text">{answer}</p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
