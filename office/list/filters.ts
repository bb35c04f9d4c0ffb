import type { ReactElement, ReactNode } from 'react';
import { toggled } from './toggled.ts';

/** A value of a filter, or an order of the list, as the menu offers it. */
export interface FilterChoice<Search> {
  key: string;
  label: string;
  /** In the menu, instead of the label. */
  content?: ReactNode;
  icon?: ReactElement;
  isOn: boolean;
  staysOpen: boolean;
  /** Choosing it changes this in the address. */
  change: Partial<Search>;
  /** Makes it a filter: its name, and what takes it away again. */
  filter?: { name: keyof Search; remove: Partial<Search> };
}

/** Choices that stand together in the menu, under a heading if they have one. */
export interface FilterGroup<Search> {
  label?: string;
  choices: readonly FilterChoice<Search>[];
}

interface Option<Value> extends Pick<FilterChoice<object>, 'label' | 'content' | 'icon'> {
  value: Value;
}

type Values<Search, Name extends keyof Search> = NonNullable<Search[Name]> extends readonly (infer Value)[] ? Value : never;

/** A filter of which several values can be chosen. */
export const several = <Search extends object, Name extends keyof Search>(
  search: Search,
  name: Name,
  options: readonly Option<Values<Search, Name>>[],
): FilterChoice<Search>[] =>
  options.map(({ value, ...shown }) => {
    const chosen = (search[name] ?? []) as Values<Search, Name>[];
    const change = { [name]: toggled(chosen, value) } as Partial<Search>;
    return { ...shown, key: String(value), isOn: chosen.includes(value), staysOpen: true, change, filter: { name, remove: change } };
  });

/** A filter that is on or off. */
export function onOff<Search extends object>(search: Search, name: keyof Search, label: string): FilterChoice<Search> {
  const change = { [name]: !search[name] } as Partial<Search>;
  return { key: String(name), label, isOn: Boolean(search[name]), staysOpen: true, change, filter: { name, remove: change } };
}

/** One of several values; `undefined` is what the list has without any. */
export const oneOf = <Search extends object, Name extends keyof Search>(
  search: Search,
  name: Name,
  options: readonly Option<Search[Name]>[],
): FilterChoice<Search>[] =>
  options.map(({ value, ...shown }) => ({
    ...shown,
    key: String(value),
    isOn: search[name] === value,
    staysOpen: false,
    change: { [name]: value } as unknown as Partial<Search>,
    ...(value !== undefined && { filter: { name, remove: { [name]: undefined } as Partial<Search> } }),
  }));

/** The orders of a list, of which the first goes without saying. */
export const sorts = <Search extends { sort?: string | undefined }>(search: Search, labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([sort, label], index) => ({
    key: sort,
    label,
    staysOpen: false,
    isOn: (search.sort ?? Object.keys(labels)[0]) === sort,
    change: { sort: index === 0 ? undefined : sort } as Partial<Search>,
  }));

/** Returns the choices that are set, each with a filter. */
export const setFilters = <Search>(groups: readonly FilterGroup<Search>[]) =>
  groups.flatMap(({ choices }) => choices.flatMap(({ isOn, filter, ...choice }) => (isOn && filter ? [{ ...choice, ...filter }] : [])));
