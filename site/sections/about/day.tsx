import type { Locale } from '#contract/locales';
import type { ServicePage } from '#contract/services';
import { pageUrl } from '#contract/urls';
import { isOffered } from '#site/content/company.ts';
import { type Content, content } from '#site/content/content.ts';
import styles from './day.module.css';
import { PaperSection } from './paper-section.tsx';

type DayText = Content<'about'>['day'];

/** Each event of the day, and the service that is at work in it. */
const moments: { name: keyof DayText['moments']; time: string; page: ServicePage }[] = [
  { name: 'opening', time: '07:00', page: 'pointOfSale' },
  { name: 'invoice', time: '08:40', page: 'cyberSecurity' },
  { name: 'order', time: '10:15', page: 'website' },
  { name: 'digger', time: '12:30', page: 'networking' },
  { name: 'delivery', time: '15:20', page: 'cctv' },
  { name: 'post', time: '17:45', page: 'socialMedia' },
  { name: 'fridge', time: '20:10', page: 'monitoringInnovation' },
  { name: 'copy', time: '23:00', page: 'cloudServices' },
];

/** With fewer it is no day. */
const minMoments = 4;

/** A day in a made-up shop as a page of its day book, from opening to closing, beside a clock that goes with it. */
export function Day({ text, locale }: { text: DayText; locale: Locale }) {
  const shown = moments.filter(({ page }) => isOffered(page));
  if (shown.length < minMoments) return null;
  const names = content('servicePageNames', locale);
  return (
    <PaperSection
      id="day"
      text={text}
      sheet={{ title: text.book.title, note: text.book.madeUp, isFirst: true }}
      className={styles.section}
      below={<Clock />}
    >
      <ol className={styles.moments}>
        {shown.map(({ name, time, page }) => (
          <li key={name} className={styles.moment}>
            <time dateTime={time} className={styles.time}>
              {time}
            </time>
            <p>{text.moments[name]}</p>
            <a className="text-sm" href={pageUrl(page, locale)}>
              {names[page]}
            </a>
          </li>
        ))}
      </ol>
    </PaperSection>
  );
}

/** Its hands go from seven to eleven as the page beside it passes; where they cannot, they stand at seven. */
function Clock() {
  return (
    <svg className={styles.clock} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="48" />
      <path d="M0-42v5M42 0h-5M0 42v-5M-42 0h5" />
      <path className={styles.hour} d="M0 5v-26" />
      <path className={styles.minute} d="M0 7v-41" />
    </svg>
  );
}
