import { type RefObject, useState } from 'react';
import { movedTo } from '#contract/office/places';
import { emptyLine, type TypedLine } from './offer-form.ts';

/** A line with what tells it from others while it moves. */
export interface Row extends TypedLine {
  id: string;
  /** From 1. */
  place: number;
}

interface LinesOptions {
  lines: readonly TypedLine[];
  /** Contains the rows, which are elements with `data-id`. */
  list: RefObject<HTMLElement | null>;
  onChange(lines: TypedLine[]): void;
}

/** Names that are given to lines, the next of them. */
let given = 0;
const newName = (): string => {
  given += 1;
  return `line-${given}`;
};

/** The lines of an offer as rows that keep their name while they are written, moved and saved. */
export function useLines({ lines, list, onChange }: LinesOptions) {
  const [names, setNames] = useState<readonly string[]>(() => lines.map(newName));
  // What was typed was given up, or somebody else's took its place.
  const known = names.length >= lines.length ? names : [...names, ...lines.slice(names.length).map(newName)];
  if (known !== names) setNames(known);
  const rows: Row[] = lines.map((line, index) => ({ ...line, id: known[index] ?? '', place: index + 1 }));

  function put(next: readonly (TypedLine & { id?: string })[]): void {
    setNames(next.map(({ id }) => id ?? newName()));
    onChange(next.map(({ text, quantity, unit, price }) => ({ text, quantity, unit, price })));
  }

  /** After the change is drawn. */
  const focus = (index: number, field = 'text') =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)[index]?.focus());

  return {
    rows,
    change: (index: number, changed: Partial<TypedLine>) => put(rows.map((row, at) => (at === index ? { ...row, ...changed } : row))),

    /** An empty one below, which gets the focus; or the one below, where that is empty. */
    addBelow(index: number): void {
      const below = rows[index + 1];
      if (!below || `${below.text}${below.price}` !== '') put(rows.toSpliced(index + 1, 0, { ...emptyLine } as Row));
      focus(index + 1);
    },

    remove(index: number): void {
      const left = rows.toSpliced(index, 1);
      put(left.length > 0 ? left : [{ ...emptyLine } as Row]);
      focus(Math.max(0, Math.min(index, left.length - 1)));
    },

    /** Puts lines in the place of an empty one, or below another. */
    insert(index: number, added: readonly TypedLine[]): void {
      const { text = '', price = '' } = rows[index] ?? {};
      const isEmpty = `${text}${price}` === '';
      put([...rows.slice(0, isEmpty ? index : index + 1), ...added, ...rows.slice(index + 1)]);
      focus((isEmpty ? index : index + 1) + added.length - 1, 'price');
    },

    async move(row: Row, place: number): Promise<void> {
      const moved = rows.find(({ id }) => id === row.id);
      if (moved) put(movedTo(rows, moved, place));
    },
  };
}
