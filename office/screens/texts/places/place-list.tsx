import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TextSummary } from '#contract/office/texts';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useLineNames } from '../../../parts/texts/line-names.ts';
import { type LineList, lineLists, type TextsSearch } from '../texts-search.ts';
import styles from './place-list.module.css';
import { placesOf, type TextPlace } from './places.ts';
import { SectionList } from './section-list.tsx';

interface PlaceListProps {
  summaries: readonly TextSummary[];
  search: TextsSearch;
}

/** Lists where the texts of the site stand, and what is to be looked at, each with how much there is. */
export function PlaceList({ summaries, search }: PlaceListProps) {
  const text = useText('texts');
  const byName = new Map(summaries.map((summary) => [summary.name, summary]));
  return (
    <nav className={styles.places} aria-label={text.places}>
      {placesOf([...byName.keys()]).map(({ group, places }) => (
        <section key={group} aria-label={text.groups[group as keyof typeof text.groups]}>
          <p className={styles.heading}>{text.groups[group as keyof typeof text.groups]}</p>
          <ul>
            {places.map((place) => (
              <PlaceItem
                key={place.id}
                place={place}
                isPage={group === 'pages'}
                summaries={place.texts.flatMap((name) => byName.get(name) ?? [])}
                search={search}
              />
            ))}
          </ul>
        </section>
      ))}
      <section aria-label={text.lookFor}>
        <p className={styles.heading}>{text.lookFor}</p>
        <ul>
          {lineLists.map((list) => (
            <li key={list}>
              <Link
                to="/texts"
                search={{ list }}
                activeOptions={{ exact: true }}
                className={styles.place}
                aria-current={search.list === list ? 'page' : undefined}
              >
                <span>{text.lists[list].name}</span>
                <small>{countOf(list, summaries) || ''}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </nav>
  );
}

/** Counts what a list would show. */
function countOf(list: LineList, summaries: readonly TextSummary[]): number {
  const counts = summaries.map(({ drafts, missing, older }) => {
    if (list === 'draft') return drafts;
    return list === 'older' ? older.en + older.ar : missing[list === 'missing-ar' ? 'ar' : 'en'];
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

interface PlaceItemProps {
  place: TextPlace;
  /** Or several, in which case how many is told. */
  isPage: boolean;
  summaries: readonly TextSummary[];
  search: TextsSearch;
}

/** A page, whose sections follow while it is open; or a family of pages, which opens to them. */
function PlaceItem({ place: { id, texts }, isPage, summaries, search }: PlaceItemProps) {
  const text = useText('texts');
  const names = useLineNames();
  const counted = useCounted();
  const isFamily = texts.length > 1;
  const isHere = search.text !== undefined && texts.includes(search.text);
  const [isOpen, setIsOpen] = useState(false);
  const drafts = summaries.reduce((sum, summary) => sum + summary.drafts, 0);
  const isExpanded = isHere || isOpen;
  const hasChevron = isFamily || isPage;
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  const note = drafts > 0 ? <b>{counted(text.drafts, drafts)}</b> : isFamily && isPage && counted(text.textCount, texts.length);
  const content = (
    <>
      {hasChevron && <Chevron className={classNames('icon size-3.5', !isExpanded && 'icon-along')} aria-hidden />}
      <span>{names.place(id)}</span>
      <small>{note}</small>
    </>
  );
  if (!isFamily)
    return (
      <li>
        <PlaceLink text={texts[0] ?? ''} isCurrent={isHere && search.section === undefined} isIn={isHere}>
          {content}
        </PlaceLink>
        {isHere && <SectionList text={texts[0] ?? ''} section={search.section} />}
      </li>
    );
  return (
    <li>
      <button
        type="button"
        className={styles.place}
        data-in={isHere || undefined}
        aria-expanded={isExpanded}
        onClick={() => setIsOpen(!isExpanded)}
      >
        {content}
      </button>
      {isExpanded && (
        <ul className={styles.inner}>
          {texts.map((name) => {
            const own = summaries.find((summary) => summary.name === name);
            return (
              <li key={name}>
                <PlaceLink text={name} isCurrent={search.text === name && search.section === undefined} isIn={search.text === name}>
                  <span>{names.text(name)}</span>
                  <small>{own !== undefined && own.drafts > 0 && <b>{counted(text.drafts, own.drafts)}</b>}</small>
                </PlaceLink>
                {search.text === name && <SectionList text={name} section={search.section} />}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

interface PlaceLinkProps {
  text: string;
  isCurrent: boolean;
  /** One of its sections may be what is open. */
  isIn: boolean;
  children: ReactNode;
}

const PlaceLink = ({ text, isCurrent, isIn, children }: PlaceLinkProps) => (
  <Link
    to="/texts"
    search={{ text }}
    activeOptions={{ exact: true }}
    className={styles.place}
    data-in={isIn || undefined}
    aria-current={isCurrent ? 'page' : undefined}
  >
    {children}
  </Link>
);
