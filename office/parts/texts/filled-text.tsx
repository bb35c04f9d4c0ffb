import { Fragment, type ReactNode } from 'react';

/** A text whose placeholders are elements: a name in bold, say. What has no value stays as it is written. */
export function FilledText({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text.split(/\{([\w.]+)\}/).map((part, index) => {
    const isPlaceholder = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the place of a part is its identity
    return <Fragment key={`${index}-${part}`}>{isPlaceholder ? (values[part] ?? `{${part}}`) : part}</Fragment>;
  });
}
