import { type ChangeEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Colleague } from '#contract/office/account';
import type { Permission } from '#contract/office/permissions';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { assignable, useColleagues } from '../../data/people/colleagues.ts';
import { Avatar } from '../../parts/people/avatar.tsx';
import styles from './mentions.module.css';
import { mentionAt, offeredFor, storedText, type TypedMention } from './typed-mention.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Colleagues that are offered at once. */
const maxOffered = 6;

interface MentionsOptions {
  /** Whoever is offered needs it: the others could not open what the note is about. */
  permission: Permission;
  value: string;
  onChange(value: string): void;
  /** Ids of colleagues that the text names already: they stay named, whoever has left since. */
  named?: readonly string[];
  /** Whether the list stands over its field, at the foot of the screen, or below it. */
  side: 'above' | 'below';
}

interface Mentions {
  /** Goes to the field, an input or a textarea. */
  field: {
    value: string;
    'aria-autocomplete': 'list';
    'aria-controls': string | undefined;
    'aria-activedescendant': string | undefined;
    onChange(event: ChangeEvent<Field>): void;
    onSelect(event: SyntheticEvent<Field>): void;
    onBlur(): void;
  };
  isOpen: boolean;
  /** Stands beside the field, in what is `relative`. */
  list: ReactNode;
  /** Hears a key before the field does. Returns whether it was for the list. */
  takesKey(event: KeyboardEvent<Field>): boolean;
  /** The text as it is stored. */
  stored(text: string): string;
}

/** Offers colleagues while the name of one is typed behind an @: arrows choose, Enter and Tab take, Escape ends it. */
export function useMentions({ permission, named = [], value, onChange, side }: MentionsOptions): Mentions {
  const id = useId();
  const me = useMe();
  const { colleagues } = useColleagues();
  const able = assignable(colleagues, permission);
  const [typed, setTyped] = useState<TypedMention>();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(named));
  const caret = useRef<{ field: Field; at: number }>(null);
  const element = useRef<Field>(null);
  const offered = typed
    ? offeredFor(
        able.filter((colleague) => colleague.id !== me.id),
        typed.words,
      ).slice(0, maxOffered)
    : [];
  const isOpen = offered.length > 0;
  const current = offered[Math.min(index, offered.length - 1)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is where the name ends once the field has the new text
  useLayoutEffect(() => {
    caret.current?.field.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  }, [value]);

  const look = (field: Field) => {
    element.current = field;
    const next = mentionAt(field.value, field.selectionStart ?? field.value.length);
    if (next?.words !== typed?.words) setIndex(0);
    if (next?.at !== typed?.at || next?.words !== typed?.words) setTyped(next);
  };
  const take = ({ id: colleagueId, name }: Colleague) => {
    const field = element.current;
    if (!typed || !field) return;
    const after = value.slice(typed.at + 1 + typed.words.length);
    const before = `${value.slice(0, typed.at)}@${name}${/^\s/.test(after) ? '' : ' '}`;
    caret.current = { field, at: before.length };
    setChosen(new Set([...chosen, colleagueId]));
    setTyped(undefined);
    onChange(before + after);
    field.focus();
  };
  const takesKey = (event: KeyboardEvent<Field>): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setIndex((Math.min(index, offered.length - 1) + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) {
      if (current) take(current);
    } else if (event.key === 'Escape') setTyped(undefined);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    field: {
      value,
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? `${id}list` : undefined,
      'aria-activedescendant': current && `${id}${current.id}`,
      onChange: ({ target }) => {
        onChange(target.value);
        look(target);
      },
      onSelect: ({ currentTarget }) => {
        // The caret was moved to another place of the text.
        if (typed) look(currentTarget);
      },
      onBlur: () => setTyped(undefined),
    },
    isOpen,
    list: <Offered {...{ id, offered, current, side }} onPoint={(one) => setIndex(offered.indexOf(one))} onTake={take} />,
    takesKey,
    stored: (text) =>
      storedText(
        text,
        colleagues.filter((colleague) => chosen.has(colleague.id) || able.includes(colleague)),
        chosen,
      ),
  };
}

interface OfferedProps extends Pick<MentionsOptions, 'side'> {
  id: string;
  offered: readonly Colleague[];
  current: Colleague | undefined;
  onPoint(colleague: Colleague): void;
  onTake(colleague: Colleague): void;
}

function Offered({ id, offered, current, side, onPoint, onTake }: OfferedProps) {
  const { mentions } = useText('timeline');
  const counted = useCounted();
  return (
    <>
      {offered.length > 0 && (
        <div
          id={`${id}list`}
          data-mentions={side}
          role="listbox"
          aria-label={mentions.label}
          className={classNames('absolute border rounded-2 bg-raise text-body text-xs shadow', styles.list, styles[side])}
        >
          {offered.map((colleague) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
            <div
              key={colleague.id}
              id={`${id}${colleague.id}`}
              role="option"
              aria-selected={colleague === current}
              className={`row gap-2.5 rounded-1 text-heading cursor-pointer ${styles.option}`}
              onPointerMove={() => onPoint(colleague)}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onTake(colleague)}
            >
              <Avatar name={colleague.name} size="small" />
              <bdi className="truncate">{colleague.name}</bdi>
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {offered.length > 0 && counted(mentions.offered, offered.length)}
      </span>
    </>
  );
}
