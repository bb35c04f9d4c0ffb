import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { leadOf } from '../layout/service-pages.ts';
import type { NumberedSection } from './numbered-section.ts';
import styles from './why.module.css';

type WhyText = Content<'home'>['why'];

/** From the lowest to the highest. */
const steps: (keyof WhyText['steps'])[] = ['fast', 'smart', 'planned', 'design'];

/** Four reasons, drawn as four rising steps. */
export function Why({ text, locale, number = 4 }: NumberedSection<WhyText> & { locale: Locale }) {
  const title = companyIn(locale).meaning ? text.title : text.titleWithoutMeaning;
  return (
    <section className={`section stage ${styles.section}`} aria-labelledby="why-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={`stack ${styles.head}`}>
          <Eyebrow number={number}>{text.eyebrow}</Eyebrow>
          <h2 id="why-title" className="h2">
            <HighlightedText {...title} />
          </h2>
          <LinkButton href={pageUrl(leadOf('start') ?? 'contact', locale)} variant="line">
            {text.action}
          </LinkButton>
        </header>
        <ol className={`grid ${styles.steps}`}>
          {steps.map((name, index) => (
            <li key={name} className={`flex flex-col ${styles.step}`} data-reveal="0.1">
              <span className={`text-brand ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h3">{text.steps[name].title}</h3>
              <p className="balance">{text.steps[name].text}</p>
              {(name === 'planned' || name === 'design') && <p className={`balance ${styles.note}`}>{text.steps[name].note}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
