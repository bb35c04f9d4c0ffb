import type { Identifier } from '@mdn/browser-compat-data/types';
import { compatData, isSupported, partOf, type SupportList } from './browser-support.ts';

interface Member {
  owner: string;
  name: string;
  feature: Identifier;
}

/** Pages are made with these. Names of other interfaces, of graphics or devices, are too many to be told from those of libraries. */
const interfaces =
  /^(?:\w*Element|EventTarget|Node|Document|DocumentFragment|ShadowRoot|Window|Range|Animation|Blob|File|Response|Headers|FormData|URL|URLSearchParams|AbortSignal|Crypto|CSS|DOMTokenList|ReadableStream|Navigator|Navigation|History|Scheduler)$/;

const membersOf = (group: Identifier): Member[] =>
  Object.entries(group).flatMap(([owner, object]) =>
    Object.entries(object as Identifier).flatMap(([key, feature]) =>
      /^[a-z][A-Za-z]+(?:_static)?$/.test(key) ? [{ owner, name: key.replace('_static', ''), feature: feature as Identifier }] : [],
    ),
  );
/** Functions of the language and of browsers, by the object that has them. */
const language = partOf(compatData.javascript as unknown as Identifier, 'builtins') ?? {};
const all = [...membersOf(language), ...membersOf(compatData.api as unknown as Identifier)];
const members = all.filter(({ owner }) => owner in language || interfaces.test(owner));

/**
 * The functions that scripts call although a browser of the list does not have them, as `Array.toSorted`. A script that asks first whether there is
 * one, by `?.` or `in`, may. A name that something old has too is not recognised.
 */
export function unsupportedCalls(scripts: Iterable<string>, list: SupportList): string[] {
  const old = new Set(all.filter(({ feature }) => isSupported(feature, list)).map(({ name }) => name));
  const candidates = members.filter(({ name, feature }) => !isSupported(feature, list) && name.length > 3);
  const code = [...scripts].join('\n');
  const called = new Set([...code.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name));
  const asked = new Set(
    [...code.matchAll(/["'`](\w+)["'`]\s*in\b|\.(\w+)\?\.\(|\btypeof [\w.]*\.(\w+)/g)].flatMap((match) => match.slice(1)),
  );
  const calledOnOwner = new Set([...code.matchAll(/\b([A-Z]\w+)\.(\w+)\(/g)].map(([call]) => call));
  return candidates
    .filter(({ owner, name }) => (old.has(name) ? calledOnOwner.has(`${owner}.${name}(`) : called.has(name) && !asked.has(name)))
    .map(({ owner, name }) => `${owner}.${name}`);
}
