import '#ui/styles/some-pages/chip.css';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { type ClientTab, clientTabs } from '#contract/client-tabs';
import { directionOf, type Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { hasModifierKey } from '#ui/has-modifier-key.ts';
import styles from './client-directory.module.css';
import { directoryUrl } from './directory-url.ts';

interface DirectoryTabsProps {
  text: Content<'clients'>['directory'];
  locale: Locale;
  chosen: ClientTab;
  panel: string;
  onChoose: (tab: ClientTab) => void;
}

type Step = (index: number, count: number) => number;
const next: Step = (index, count) => (index + 1) % count;
const previous: Step = (index, count) => (index + count - 1) % count;
const ends: Record<string, Step> = { Home: () => 0, End: (_, count) => count - 1 };

/** Says what a key does; the arrows lead to the tab that stands there. */
const steps: Record<'ltr' | 'rtl', Record<string, Step>> = {
  ltr: { ...ends, ArrowRight: next, ArrowLeft: previous },
  rtl: { ...ends, ArrowLeft: next, ArrowRight: previous },
};

export const tabId = (tab: ClientTab) => `tab-${tab}`;

/** A tab list whose tabs are links: every sector has a URL, and without a script the server shows it. */
export function DirectoryTabs({ text, locale, chosen, panel, onChoose }: DirectoryTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // On phones the row is wider than the screen. `scrollIntoView` would move the page as well.
  useEffect(() => {
    const tab = document.getElementById(tabId(chosen));
    if (!list.current || !tab) return;
    const [row, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollBy({ left: box.left + box.width / 2 - (row.left + row.width / 2) });
  }, [chosen]);

  function move(event: KeyboardEvent<HTMLElement>) {
    // Alt or ⌘ and an arrow go back in the browser's history.
    if (hasModifierKey(event)) return;
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = tabs.indexOf(event.target as HTMLElement);
    const target = steps[directionOf(locale)][event.key]?.(index, tabs.length);
    if (event.key === ' ') (event.target as HTMLElement).click();
    else if (target === undefined) return;
    else {
      tabs[target]?.focus();
      tabs[target]?.click();
    }
    event.preventDefault();
  }

  function choose(event: MouseEvent, tab: ClientTab) {
    // A new tab or window stays what the visitor asked for.
    if (hasModifierKey(event)) return;
    event.preventDefault();
    onChoose(tab);
  }

  return (
    <div className={`flex gap-2 ${styles.tabs}`} role="tablist" aria-label={text.tabsLabel} ref={list} onKeyDown={move}>
      {clientTabs.map(({ slug }) => (
        <a
          key={slug}
          id={tabId(slug)}
          className={`chip text-md ${styles.tab}`}
          role="tab"
          href={directoryUrl({ tab: slug, page: 1 }, locale)}
          aria-selected={slug === chosen}
          aria-controls={panel}
          tabIndex={slug === chosen ? 0 : -1}
          onClick={(event) => choose(event, slug)}
        >
          {text.tabs[slug]}
        </a>
      ))}
    </div>
  );
}
