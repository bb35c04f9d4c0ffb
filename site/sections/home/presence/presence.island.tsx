// Needs JavaScript: a pin that is hovered, focused or tapped opens its office's card.
import '#ui/styles/some-pages/figures.css';
import { type ReactNode, useRef } from 'react';
import { pluralText } from '#content/plural';
import type { Branch } from '#contract/branch';
import { directionOf, type Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import type { Loaded } from '#site/data/list.ts';
import { useHomeBranches } from '#site/data/queries.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { LoadingNote } from '#ui/loading-note.tsx';
import type { NumberedSection } from '../numbered-section.ts';
import { MapArcs } from './map-arcs.tsx';
import { MapPins } from './map-pins.tsx';
import { isInRegion } from './map-places.ts';
import { OfficeCard } from './office-card.tsx';
import styles from './presence.module.css';
import { useOfficeCards } from './use-office-cards.ts';

type PresenceText = Content<'home'>['presence'];

interface PresenceProps extends NumberedSection<PresenceText> {
  locale: Locale;
  supportAroundTheClock: boolean | undefined;
  initial?: Loaded<Branch>;
  /** The map picture. */
  children?: ReactNode;
}

export function Presence({ text, number = 8, locale, supportAroundTheClock, initial, children }: PresenceProps) {
  const list = useHomeBranches(initial);
  const offices = list.state === 'ready' ? list.items : [];
  const pins = useRef<SVGSVGElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const { active, handlers } = useOfficeCards(offices, { pins, cards });

  return (
    <>
      <div className={styles.board} {...handlers}>
        <header className={`wrap stack relative ${styles.head}`}>
          <Eyebrow number={number}>{text.eyebrow}</Eyebrow>
          <h2 id="presence-title" className="h2">
            <HighlightedText {...text.title} />
          </h2>
        </header>
        <div className={`relative ltr ${styles.window}`}>
          <a className={styles.link} href={pageUrl('ourGroup', locale)}>
            <span className="sr-only">{text.mapLabel}</span>
          </a>
          <div className={`relative ${styles.map}`} data-state={list.state} data-regional={offices.every(isInRegion) || undefined}>
            {children}
            <MapArcs offices={offices} />
            <MapPins ref={pins} text={text} cardsAt={directionOf(locale) === 'rtl' ? 'left' : 'right'} offices={offices} active={active} />
          </div>
        </div>
        <div ref={cards} className={`relative ${styles.cards}`}>
          {list.state === 'ready' && !active && (
            <p className={`no-print needs-script text-center text-muted ${styles.hint}`}>{text.hint}</p>
          )}
          {list.state === 'ready' && (
            <ul className={styles.offices} data-offices>
              {offices.map((office) => (
                <li key={office._id} data-active={office === active || undefined}>
                  <OfficeCard office={office} text={text} locale={locale} />
                </li>
              ))}
            </ul>
          )}
          {list.state === 'loading' && (
            <LoadingNote title={text.loading} failed={{ title: text.failed.title, text: text.failed.fallback }} />
          )}
          {list.state === 'failed' && <ListNote state="failed" title={text.failed.title} text={list.message || text.failed.fallback} />}
          {list.state === 'empty' && <ListNote state="empty" title={text.empty} />}
        </div>
      </div>
      {list.state === 'ready' && (
        <Facts offices={offices} text={text.facts} locale={locale} supportAroundTheClock={supportAroundTheClock} />
      )}
    </>
  );
}

interface FactsProps extends Pick<PresenceProps, 'locale' | 'supportAroundTheClock'> {
  offices: Branch[];
  text: PresenceText['facts'];
}

/** Shows what the offices are in figures. */
function Facts({ offices, text, locale, supportAroundTheClock }: FactsProps) {
  const services = offices.reduce((sum, office) => sum + office.services.length, 0);
  const countries = new Set(offices.map((office) => office.country)).size;
  const rows = [
    { value: String(offices.length), label: pluralText(text.offices, offices.length, locale) },
    ...(services > 0 ? [{ value: `${services}+`, label: pluralText(text.services, services, locale) }] : []),
    { value: String(countries), label: pluralText(text.countries, countries, locale) },
    ...(supportAroundTheClock ? [{ value: '24/7', label: text.support }] : []),
  ];
  return (
    <dl className={`wrap figures grid ${styles.facts}`}>
      {rows.map(({ value, label }) => (
        <div key={label} className="items-baseline">
          <dt>{label}</dt>
          <dd className="text-heading">
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
