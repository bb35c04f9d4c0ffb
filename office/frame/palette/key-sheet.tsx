import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useScreenNames, useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { usePlaces } from '../../parts/navigation/navigation.ts';
import { listKeys } from '../../parts/shortcuts/named-keys.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import styles from './key-sheet.module.css';
import { ModalOverlay } from './modal-overlay.tsx';

/** Every key that the person has, by where it acts. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const text = useText('keys');
  const { permissions, preferences } = useMe();
  const nameOf = useScreenNames();
  const goTo = usePlaces().flatMap(({ keys, name }) => (keys === undefined ? [] : [{ keys, name: nameOf(name) }]));
  useShortcut('everywhere', { '?': onClose }, { isModal: true });

  return (
    <ModalOverlay label={text.title} className={`border-s bg-pane-highlight text-body shadow ${styles.sheet}`} onClose={onClose}>
      <header className={`pane-bar justify-between ${styles.header}`}>
        <h2>{text.title}</h2>
        <IconButton icon={X} label={text.close} onClick={onClose} />
      </header>
      <section
        className={`flex-1 min-h-0 overflow-y-auto scrollbar-thin ring-inset ${styles.groups}`}
        aria-label={text.regions}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing in it that could take the focus
        tabIndex={0}
      >
        {listKeys(text, permissions, goTo).map(({ scope, title, keys }) => (
          <section key={scope} className={styles.group}>
            <h3 className="text-quiet text-xs">{title}</h3>
            <dl>
              {keys.map(({ name, keys: pressed }) => (
                <div key={pressed} className="row justify-between gap-4 border-b-hair text-heading text-xs">
                  <dt>{name}</dt>
                  <dd>
                    <KeyHint keys={pressed} />
                    <span className="visually-hidden">{pressed.replace(' ', ` ${text.andThen} `)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
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
