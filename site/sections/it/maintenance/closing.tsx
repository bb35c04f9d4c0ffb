import type { Locale } from '#contract/locales';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { otherHours } from '#site/content/hours.ts';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'maintenance'>['closing'];
  locale: Locale;
}

/** The closing section with the telephone number across the page. */
export function Closing({ text, locale }: ClosingProps) {
  const { phone } = companyIn(locale);
  return (
    <ClosingSection
      text={text}
      locale={locale}
      className={{ section: `grid border-t ${styles.section}`, text: `grid justify-items-start gap-6 ${styles.text}`, title: 'h2' }}
    >
      <div className={`wrap ${styles.call}`}>
        <a className={`text-brand ${styles.phone}`} href={phone.href}>
          <bdi dir="ltr">{phone.label}</bdi>
        </a>
        <p className="caption">{text.hours}</p>
        {otherHours(locale).map((line) => (
          <p key={line} className="caption">
            {line}
          </p>
        ))}
      </div>
    </ClosingSection>
  );
}
