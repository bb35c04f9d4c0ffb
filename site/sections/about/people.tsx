import type { Locale } from '#contract/locales';
import type { Member } from '#contract/member';
import { initialsOf } from '#contract/text/initials-of';
import { languageAttributes, languageOf } from '#contract/text/text-language';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import { PaperSection } from './paper-section.tsx';
import styles from './people.module.css';

interface PeopleProps {
  text: Content<'about'>['people'];
  members: readonly Member[];
  locale: Locale;
}

/** Introduces those who answer for something, as on the sheet that hangs beside the telephone. Without anybody there is no section. */
export function People({ text, members, locale }: PeopleProps) {
  if (members.length === 0) return null;
  const { phone } = companyIn(locale);
  return (
    <PaperSection id="people" text={text} sheet={{ title: text.sheet.title, note: text.sheet.copy }} className={styles.section}>
      <ul>
        {members.map((member) => (
          <Row key={member._id} member={member} answersFor={text.sheet.answersFor} locale={locale} />
        ))}
      </ul>
      <p className={`cluster justify-between text-sm ${styles.foot}`}>
        {text.sheet.phone}
        <a href={phone.href}>
          <bdi dir="ltr">{phone.label}</bdi>
        </a>
      </p>
    </PaperSection>
  );
}

function Row({ member, answersFor, locale }: { member: Member; answersFor: string; locale: Locale }) {
  const { name, role, duty, portrait } = member;
  const inItsLanguage = (words: string) => languageAttributes(languageOf(words), locale);
  return (
    <li className={styles.person}>
      <span className={classNames(styles.face, portrait !== undefined && styles.photograph)} aria-hidden="true">
        <span>{initialsOf(name)}</span>
        {/* Its letters stand there until it is loaded, and when it cannot be. */}
        {portrait !== undefined && <img src={portrait} alt="" width={96} height={120} loading="lazy" decoding="async" />}
      </span>
      <div className={styles.who}>
        <h3 {...inItsLanguage(name)}>{name}</h3>
        <p className="text-sm text-muted" {...inItsLanguage(role)}>
          {role}
        </p>
      </div>
      {duty !== '' && (
        <p className={styles.duty}>
          <span className="sr-only">{answersFor} </span>
          <span {...inItsLanguage(duty)}>{duty}</span>
        </p>
      )}
    </li>
  );
}
