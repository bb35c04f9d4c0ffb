import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import styles from './search-result.module.css';

/** Every country's but that of the United Kingdom is its code. */
const topLevelDomain = (countryCode: string) => (countryCode === 'GB' ? 'uk' : countryCode.toLowerCase());

interface SearchResultProps {
  text: Content<'seo'>['searchResult'];
  locale: Locale;
}

/** The anatomy of one search result: four numbered lines and what each has to do. */
export function SearchResult({ text: { title, lead, result, parts }, locale }: SearchResultProps) {
  const { countryCode, districts } = companyIn(locale).office;
  return (
    <section className={`section border-y ${styles.section}`} aria-labelledby="search-result-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <SectionHead id="search-result-title" title={title} text={lead} titleClassName="h2-statement" className={styles.head} />
        <div className={`grid border-strong ${styles.result}`} data-reveal="0.3">
          <p className={`flex flex-wrap items-center text-md text-muted relative ${styles.url}`} data-part="1">
            <bdi dir="ltr" translate="no">
              {fillPlaceholders(result.site, { topLevelDomain: topLevelDomain(countryCode) })}
            </bdi>
            <bdi dir="ltr" translate="no">
              {result.path}
            </bdi>
          </p>
          <p className={`text-brand-light balance relative ${styles.title}`} data-part="2">
            {result.title}
          </p>
          <p className={`relative ${styles.text}`} data-part="3">
            {districts ? result.text : result.textWithoutDistricts}
          </p>
          <ul className={`flex flex-wrap items-center text-md text-brand relative ${styles.links}`} data-part="4">
            {result.links.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        </div>
        <ol className={`columns columns--4 ${styles.parts}`}>
          {[parts.address, parts.title, parts.description, parts.links].map((part) => (
            <li key={part.title} className="border-t">
              <h3 className="h4">{part.title}</h3>
              <p className="item-text mt-2">{part.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
