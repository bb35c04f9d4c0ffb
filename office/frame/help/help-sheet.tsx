import { Link, useLocation } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useHelp } from '../../content/help/use-help.ts';
import type { ScreenName } from '../../content/registry.ts';
import { useScreenNames, useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { usePlaces } from '../../parts/navigation/navigation.ts';
import type { Offer } from '../../parts/shortcuts/shortcut-engine.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { ModalOverlay } from '../palette/modal-overlay.tsx';
import styles from './help-sheet.module.css';
import { KeyGroups } from './key-groups.tsx';
import { PlaceHelp } from './place-help.tsx';
import { useKeyGroups } from './use-key-groups.ts';

interface HelpSheetProps {
  /** Keys that act on the screen behind it. */
  offers: readonly Offer[];
  /** A place other than the one behind it. */
  asked: ScreenName | undefined;
  onClose: () => void;
}

/** Explains the place where the person is, or another one, with its keys and all others. */
export function HelpSheet({ offers, asked, onClose }: HelpSheetProps) {
  const text = useText('keys');
  const { helpSheet } = useHelp();
  const { preferences } = useMe();
  const nameOf = useScreenNames();
  const places = usePlaces();
  const here = useHere();
  const [chosen, setChosen] = useState<ScreenName>();
  const place = chosen ?? asked ?? here;
  const keys = useKeyGroups(place ?? '', place === here ? offers : undefined);
  const label = place ? fillSentence(helpSheet.label, { place: nameOf(place) }) : helpSheet.title;
  useShortcut('everywhere', { '?': onClose }, { isModal: true });

  return (
    <ModalOverlay label={label} className={`border-s bg-pane-highlight text-body shadow ${styles.sheet}`} onClose={onClose}>
      <header className={`pane-bar justify-between ${styles.header}`}>
        <h2>{helpSheet.title}</h2>
        <IconButton icon={X} label={text.close} onClick={onClose} />
      </header>
      <section
        className={`flex-1 min-h-0 overflow-y-auto scrollbar-thin ring-inset ${styles.body}`}
        aria-label={helpSheet.region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has little in it that could take the focus
        tabIndex={0}
      >
        {place && <PlaceHelp key={place} place={place} name={nameOf(place)} takesFocus={chosen !== undefined} />}
        <KeyGroups title={helpSheet.keysHere} groups={keys.here} />
        <nav className={styles.others} aria-labelledby="help-others">
          <h3 id="help-others">{place ? helpSheet.others : helpSheet.every}</h3>
          <ul className="flex flex-wrap">
            {places
              .filter(({ name }) => name !== place)
              .map(({ name }) => (
                <li key={name}>
                  <button type="button" className="link text-xs" onClick={() => setChosen(name)}>
                    {nameOf(name)}
                  </button>
                </li>
              ))}
          </ul>
        </nav>
        <KeyGroups title={text.title} groups={keys.others} />
      </section>
      <p className={`text-quiet text-2xs flex-none border-t ${styles.foot}`}>
        <FilledText
          text={preferences.shortcuts ? text.foot : text.footOff}
          values={{
            account: (
              <Link key="account" to="/account" className="link" onClick={onClose}>
                {text.account}
              </Link>
            ),
          }}
        />
      </p>
    </ModalOverlay>
  );
}

/** Returns the screen that is open, if the person may see it. */
function useHere(): ScreenName | undefined {
  const screen = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' });
  const places = usePlaces();
  return screen === 'attention' ? screen : places.find(({ to }) => to === `/${screen}`)?.name;
}
