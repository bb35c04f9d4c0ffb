import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { companyIn } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { exceptionToday, ordinaryHours, otherHours } from '#site/content/hours.ts';
import { hoursTextsIn } from '#site/content/texts.ts';
import styles from './contact-cards.module.css';

/** Says when the office is open: what applies today comes first, then what applies otherwise or soon. */
export function OpeningHours({ locale }: { locale: Locale }) {
  const { hours: company } = companyIn(locale);
  const { hours: text } = content('contact', locale);
  const { short } = content('days', locale);
  const exception = exceptionToday(locale);
  const ordinary = ordinaryHours(locale);
  const lines = exception ? (exception.lines ?? [text.closed]) : ordinary;
  const further = [
    ...(exception ? [fillPlaceholders(text.outside, { hours: ordinary.join(hoursTextsIn(locale).separator) })] : []),
    ...(company.otherwise ? [company.otherwise] : []),
    ...otherHours(locale).slice(exception ? 1 : 0),
  ];
  return (
    <>
      <ol className={`grid ${styles.week}`} aria-hidden="true">
        {(exception?.days ?? company.days).map(({ day, open }) => (
          <li key={day} className="text-center text-muted" data-open={open || undefined}>
            {short[day]}
          </li>
        ))}
      </ol>
      {exception && <p className="text-brand">{exception.title}</p>}
      <p className={styles.hours}>{lines.length === 1 ? lines : lines.map((line) => <Line key={line} text={line} />)}</p>
      {further.length > 0 && <p>{further.length === 1 ? further : further.map((line) => <Line key={line} text={line} />)}</p>}
    </>
  );
}

const Line = ({ text }: { text: string }) => <span className="block">{text}</span>;
