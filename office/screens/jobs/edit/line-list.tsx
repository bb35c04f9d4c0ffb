import { ChevronDown, ChevronUp, GripVertical, Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '#contract/locales';
import { jobLimits } from '#contract/office/jobs';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { IconButton } from '../../../parts/buttons/button.tsx';
import { FieldError } from '../../../parts/fields/field.tsx';
import { useDrag } from '../../../parts/order/use-drag.ts';
import { onOneLine, pastedLines } from './job-changes.ts';
import styles from './line-list.module.css';

interface LineListProps {
  label: string;
  locale: Locale;
  lines: readonly string[];
  error: string | undefined;
  isDisabled: boolean;
  onChange(lines: string[]): void;
}

interface Line {
  /** Stays the same wherever the line goes, so that the focus goes with it. */
  key: number;
  text: string;
}

let lastKey = 0;
const lineOf = (text: string): Line => ({ key: ++lastKey, text });

/** Lines in an order: Enter begins another, Alt and the arrows move one, and so do its buttons and its handle. */
export function LineList({ label, locale, lines, error, isDisabled, onChange }: LineListProps) {
  const { editor: text } = useText('jobs');
  const list = useRef<HTMLOListElement>(null);
  const errorId = useId();
  const [cached, setCached] = useState<Line[]>(() => lines.map(lineOf));
  const [focused, setFocused] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  // Somebody else's lines have taken the place of what was here.
  const isSame = cached.length === lines.length && cached.every((line, index) => line.text === lines[index]);
  const shown = isSame ? cached : lines.map((line, index) => ({ key: cached[index]?.key ?? ++lastKey, text: line }));
  if (!isSame) setCached(shown);
  const isFull = shown.length >= jobLimits.lines;

  function set(next: Line[], focus?: number): void {
    const within = next.slice(0, jobLimits.lines);
    setCached(within);
    setFocused(focus);
    onChange(within.map((line) => line.text));
  }

  /** After the change the field of the line has the focus. */
  useEffect(() => {
    if (focused === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-id="${focused}"] textarea`)?.focus();
    setFocused(undefined);
  }, [focused]);

  function add(after: number, texts: readonly string[] = ['']): void {
    const added = texts.map(lineOf);
    set(shown.toSpliced(after, 0, ...added), added.at(-1)?.key);
  }

  function remove(index: number): void {
    const next = shown.toSpliced(index, 1);
    set(next, next[Math.max(0, index - 1)]?.key);
  }

  function move(index: number, place: number, keepsFocus = true): void {
    const line = shown[index];
    if (!line || place < 0 || place >= shown.length || place === index) return;
    set(shown.toSpliced(index, 1).toSpliced(place, 0, line), keepsFocus ? line.key : undefined);
    setAnnouncement(fillSentence(text.moved, { place: place + 1, count: shown.length }));
  }

  const indexOf = (id: string) => shown.findIndex(({ key }) => String(key) === id);
  const beforeDrag = useRef<Line[]>(undefined);
  const drag = useDrag({
    list,
    onOver(id, overId) {
      beforeDrag.current ??= shown;
      move(indexOf(id), indexOf(overId), false);
    },
    onDrop() {
      beforeDrag.current = undefined;
    },
    onCancel() {
      if (beforeDrag.current) set(beforeDrag.current);
      beforeDrag.current = undefined;
    },
  });

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step) {
      event.preventDefault();
      move(index, index + step);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!isFull) add(index + 1);
    } else if (event.key === 'Backspace' && shown[index]?.text === '') {
      event.preventDefault();
      remove(index);
    }
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, index: number): void {
    const pasted = pastedLines(event.clipboardData.getData('text'));
    const line = shown[index];
    if (pasted.length < 2 || !line) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const [first = '', ...others] = pasted;
    const changed = { ...line, text: (line.text.slice(0, start) + first + line.text.slice(end)).slice(0, jobLimits.line) };
    const added = others.map((other) => lineOf(other.slice(0, jobLimits.line)));
    set(shown.toSpliced(index, 1, changed, ...added), added.at(-1)?.key);
  }

  return (
    <fieldset
      className={`grid gap-1.5 content-start min-w-0 border-0 ${styles.field}`}
      disabled={isDisabled}
      aria-describedby={error && errorId}
    >
      <legend>{label}</legend>
      <div className="border-edge rounded-2 bg-well clip">
        <ol className="list-none" ref={list}>
          {shown.map(({ key, text: line }, index) => {
            const number = index + 1;
            return (
              <li
                key={key}
                data-id={key}
                className={`relative grid items-center border-b-hair ${styles.line}`}
                data-moving={drag.draggedId === String(key) || undefined}
              >
                <button
                  type="button"
                  className={`grid place-items-center text-quiet cursor-grab touch-none hover:text-heading ${styles.handle}`}
                  aria-label={fillSentence(text.moveLine, { number, count: shown.length })}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  {...drag.handle(String(key))}
                >
                  <GripVertical className="icon" aria-hidden />
                </button>
                <span className={`grid min-w-0 ${styles.grow}`} data-text={`${line} `}>
                  <textarea
                    rows={1}
                    dir="auto"
                    lang={locale}
                    aria-label={fillSentence(text.line, { number, list: label })}
                    value={line}
                    maxLength={jobLimits.line}
                    onChange={({ target }) => set(shown.with(index, { key, text: onOneLine(target.value) }))}
                    onKeyDown={(event) => onKeyDown(event, index)}
                    onPaste={(event) => onPaste(event, index)}
                  />
                </span>
                <span className={`flex ${styles.buttons}`}>
                  <IconButton
                    icon={ChevronUp}
                    label={fillSentence(text.up, { number })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1, false)}
                  />
                  <IconButton
                    icon={ChevronDown}
                    label={fillSentence(text.down, { number })}
                    disabled={index === shown.length - 1}
                    onClick={() => move(index, index + 1, false)}
                  />
                  <IconButton icon={X} label={fillSentence(text.removeLine, { number })} onClick={() => remove(index)} />
                </span>
              </li>
            );
          })}
        </ol>
        {isFull ? (
          <p className={`row gap-2 w-full text-quiet text-sm ${styles.full}`}>{text.full}</p>
        ) : (
          <button
            type="button"
            className={`row gap-2 w-full text-quiet text-sm hover:bg-hover hover:text-heading ring-inset ${styles.add}`}
            onClick={() => add(shown.length)}
          >
            <Plus className="icon" aria-hidden />
            {text.addLine}
          </button>
        )}
      </div>
      {error && <FieldError id={errorId} text={error} />}
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </fieldset>
  );
}
