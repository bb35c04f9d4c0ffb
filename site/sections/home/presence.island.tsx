// Needs JavaScript: a pin that is hovered or focused opens its office's card.
import { type ReactNode, useRef, useState } from 'react';
import { homePresence as content } from '#content/en/home-islands';
import type { Group } from '#contract/group';
import { urls } from '#contract/urls';
import type { Loaded } from '#site/data/list.ts';
import { useHomeGroups } from '#site/data/queries.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { MapPins } from './map-pins.tsx';
import { OfficeCard } from './office-card.tsx';
import styles from './presence.module.css';

interface PresenceProps {
  initial?: Loaded<Group>;
  /** The map picture. */
  children?: ReactNode;
}

export function Presence({ initial, children }: PresenceProps) {
  const list = useHomeGroups(initial);
  const offices = list.state === 'ready' ? list.items : [];
  const [chosen, setChosen] = useState<string>();
  const cards = useRef<HTMLDivElement>(null);
  const active = offices.find((office) => office._id === chosen) ?? offices[0];

  return (
    <>
      <div className={styles.board}>
        <header className={`wrap stack ${styles.head}`}>
          <Eyebrow number={8}>{content.eyebrow}</Eyebrow>
          <h2 id="presence-title" className="h2">
            <HighlightedText {...content.title} />
          </h2>
        </header>
        <div className={styles.map} data-state={list.state}>
          <a href={urls.ourGroup} aria-label={content.mapLabel}>
            {children}
          </a>
          <MapPins offices={offices} active={active} cards={cards} onChoose={setChosen} />
        </div>
        <div ref={cards} className={styles.cards}>
          {list.state === 'ready' && (
            <ul className={styles.offices}>
              {offices.map((office) => (
                <li key={office._id} data-active={office === active || undefined}>
                  <OfficeCard office={office} />
                </li>
              ))}
            </ul>
          )}
          {list.state === 'loading' && <ListNote state="loading" title={content.loading} />}
          {list.state === 'failed' && (
            <ListNote state="failed" title={content.failed.title} text={list.message || content.failed.fallback} />
          )}
          {list.state === 'empty' && <ListNote state="empty" title={content.empty} />}
        </div>
      </div>
      {list.state === 'ready' && <Facts offices={offices} />}
    </>
  );
}

function Facts({ offices }: { offices: Group[] }) {
  const services = offices.reduce((sum, office) => sum + office.services.length, 0);
  const countries = new Set(offices.map((office) => office.country)).size;
  const { facts } = content;
  const rows = [
    { value: String(offices.length), label: facts.offices },
    { value: `${services}+`, label: facts.services },
    { value: String(countries), label: facts.countries },
    ...(facts.support ? [facts.support] : []),
  ];
  return (
    <dl className={`wrap figures ${styles.facts}`}>
      {rows.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
