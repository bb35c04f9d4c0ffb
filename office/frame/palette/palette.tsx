import {
  BriefcaseBusiness,
  Building2,
  CircleQuestionMark,
  ContactRound,
  CornerDownLeft,
  MapPin,
  MapPinned,
  MessageSquareQuote,
  ReceiptText,
  Search,
  UserRound,
  Zap,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useFind } from '../../data/company/find.ts';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { useDebounced } from '../../parts/hooks/use-debounced.ts';
import type { Offer } from '../../parts/shortcuts/shortcut-engine.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { ModalOverlay } from './modal-overlay.tsx';
import styles from './palette.module.css';
import { actionsOf } from './palette-actions.ts';
import { useCommandEntries } from './palette-commands.ts';
import { excerptAround, groupEntries, markWords, type PaletteEntry } from './palette-entries.ts';
import { useFoundEntries, useHelpEntries, useImportEntries, usePlaceEntries, useSiteTextEntries } from './palette-sources.ts';

/** Milliseconds after the last letter until the server is asked. */
const debounceMs = 120;

const icons = {
  contact: ContactRound,
  quote: CornerDownLeft,
  review: MessageSquareQuote,
  application: UserRound,
  offer: ReceiptText,
  job: BriefcaseBusiness,
  client: Building2,
  office: MapPinned,
  person: UserRound,
  actions: Zap,
  places: MapPin,
  help: CircleQuestionMark,
};

interface PaletteProps {
  /** Lists what can be done where it was opened. */
  offers: readonly Offer[];
  /** Ends the buffer, and returns what was typed before it had the focus. */
  endBuffer: () => string;
  onClose: () => void;
}

/** One list to find things and people, to do what can be done here, and to go elsewhere. */
export function Palette({ offers, endBuffer, onClose }: PaletteProps) {
  const text = useText('palette');
  const keyTexts = useText('keys');
  const counted = useCounted();
  const id = useId();
  const [search, setSearch] = useState('');
  // Nothing is chosen before something is typed: Enter does nothing that was not asked for.
  const [chosen, setChosen] = useState(-1);
  const debounced = useDebounced(search, debounceMs);
  const find = useFind(debounced);
  // What was found is of a search before.
  const isOld = debounced.trim() !== search.trim() || find.isPlaceholderData;
  // Enter was pressed for what is not found yet.
  const [isAwaited, setIsAwaited] = useState(false);
  const places = usePlaceEntries();
  const [commands, imports, help, siteTexts] = [useCommandEntries(), useImportEntries(), useHelpEntries(), useSiteTextEntries()];
  const found = useFoundEntries(search.trim() ? (find.data ?? []) : []);
  // What is done once in a while is there for those who look for it.
  const rare = search.trim() ? [...commands, ...imports, ...help, ...siteTexts] : [];
  const groups = groupEntries(found, [...actionsOf(keyTexts, offers), ...places, ...rare], search);
  const entries = groups.flat();
  const current = entries[Math.min(chosen, entries.length - 1)];
  useShortcut('everywhere', { 'Mod+k': onClose }, { isModal: true });
  useEffect(() => {
    if (current) document.getElementById(`${id}${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const type = (words: string) => {
    setIsAwaited(false);
    setSearch(words);
    setChosen(words.trim() ? 0 : -1);
  };
  // The layer, which is below it, has the focus by now.
  const typeBuffered = useEffectEvent(() => type(endBuffer()));
  useEffect(() => typeBuffered(), []);

  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const runAwaited = useEffectEvent(() => {
    setIsAwaited(false);
    if (!find.isError) run(current);
  });
  useEffect(() => {
    if (isAwaited && !isOld && !find.isFetching) runAwaited();
  }, [isAwaited, isOld, find.isFetching]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen(nextOf(Math.min(chosen, entries.length - 1), step, entries.length));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (isOld && chosen === 0 && current && found.includes(current)) setIsAwaited(true);
      else run(current);
    } else return;
    event.preventDefault();
  };

  return (
    <ModalOverlay
      label={text.label}
      className={`border rounded-3 bg-raise text-body shadow overflow-hidden ${styles.palette}`}
      onClose={onClose}
    >
      <div className={`row text-quiet flex-none border-b-hair gap-3 ${styles.field}`}>
        <Search className="icon" aria-hidden />
        {/* The line under it is highlighted: a ring would be cut off by the edge of the palette. */}
        <input
          className="flex-1 min-w-0 bg-none text-heading focus-visible:outline-none"
          role="combobox"
          aria-label={text.label}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={current && `${id}${current.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={text.placeholder}
          value={search}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <KeyHint keys="Escape" />
      </div>
      <div
        className={`flex-1 min-h-0 overflow-y-auto scrollbar-thin ${styles.list}`}
        id={`${id}list`}
        role="listbox"
        aria-label={text.label}
      >
        {groups.map((group) => {
          const kind = group[0]?.group ?? 'places';
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={kind} role="group" aria-labelledby={`${id}${kind}`}>
              <p className={`text-quiet text-2xs font-600 ${styles.heading}`} id={`${id}${kind}`}>
                {text.groups[kind]}
              </p>
              {group.map((entry) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
                <div
                  key={entry.id}
                  id={`${id}${entry.id}`}
                  className={`grid gap-3 items-center rounded-2 text-heading cursor-pointer ${styles.option}`}
                  role="option"
                  aria-selected={entry === current}
                  onPointerMove={() => setChosen(entries.indexOf(entry))}
                  onClick={() => run(entry)}
                >
                  <Sign of={entry.sign ?? kind} />
                  <span className={`truncate ${styles.words}`}>
                    <bdi>{entry.label}</bdi>
                    {entry.detail && (
                      <small dir="auto">
                        <Marked text={excerptAround(entry.detail, search)} search={search} />
                      </small>
                    )}
                  </span>
                  {entry.keys ? <KeyHint keys={entry.keys} /> : entry === current && <KeyHint keys="Enter" />}
                </div>
              ))}
            </div>
          );
        })}
        {entries.length === 0 && !isOld && !find.isFetching && !find.isError && (
          <div className={`text-quiet text-xs grid gap-1 text-center ${styles.none}`}>
            <p className="text-heading text-md wrap-anywhere">{fillSentence(text.none, { search: search.trim() })}</p>
            <p>{text.noneHint}</p>
          </div>
        )}
        {find.isError && <p className={`text-bad text-xs ${styles.failed}`}>{text.failed}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {find.isFetching ? text.searching : counted(text.results, entries.length)}
      </p>
      <footer className={`text-quiet text-2xs justify-between flex-none wide-only flex gap-4 border-t-hair ${styles.foot}`}>
        <span className="flex gap-4" aria-hidden="true">
          <span>
            <KeyHint keys="ArrowUp ArrowDown" /> {text.keys.choose}
          </span>
          <span>
            <KeyHint keys="Enter" /> {text.keys.go}
          </span>
        </span>
        <span>{text.onlyYours}</span>
      </footer>
    </ModalOverlay>
  );
}

function Sign({ of }: { of: keyof typeof icons }) {
  const Icon = icons[of];
  return <Icon className="icon icon-along text-quiet" aria-hidden />;
}

function Marked({ text, search }: { text: string; search: string }) {
  return markWords(text, search).map((part, index) => {
    // The same text and search make the same parts: the place is the identity.
    const key = `${index}`;
    return index % 2 === 1 ? <mark key={key}>{part}</mark> : part;
  });
}

/** The place after or before one, round the ends; -1 is none. */
function nextOf(place: number, step: number, count: number): number {
  if (place === -1) return step > 0 ? 0 : count - 1;
  return (place + step + count) % Math.max(count, 1);
}
