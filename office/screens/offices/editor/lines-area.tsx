import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { linesOf, moveLine } from './text-lines.ts';

interface LinesAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange(text: string): void;
}

/** A box for a list, an entry a line: Alt with the arrow up or down moves the line of the caret. As high as its lines need. */
export function LinesArea({ value, onChange, ...rest }: LinesAreaProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    const moved = moveLine(value, event.currentTarget.selectionStart, step);
    if (!moved) return;
    caret.current = moved.caret;
    onChange(moved.text);
  };

  return (
    <textarea
      {...rest}
      ref={box}
      className="input"
      rows={Math.min(Math.max(linesOf(value).length + 1, 4), 16)}
      value={value}
      onKeyDown={onKeyDown}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
