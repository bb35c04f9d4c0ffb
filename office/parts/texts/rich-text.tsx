import { createElement, Fragment, type ReactNode } from 'react';

const pattern = /<b>(?<bold>.*?)<\/b>|\{(?<name>\w+)\}/g;

/** A text of content/ with its `<b>` as elements, and its placeholders as what `values` has for them. */
export function RichText({ text, values = {} }: { text: string; values?: Readonly<Record<string, ReactNode>> }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, index, groups } of text.matchAll(pattern)) {
    const { bold, name } = groups as { bold?: string; name?: string };
    parts.push(text.slice(end, index), bold === undefined ? (values[name ?? ''] ?? whole) : <b>{bold}</b>);
    end = index + whole.length;
  }
  parts.push(text.slice(end));
  return createElement(Fragment, null, ...parts);
}
