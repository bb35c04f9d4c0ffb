import type { Message } from '#contract/messages';
import type { ContentFieldType, ContentFieldValues } from '#contract/office/content-files';

/** Between a service and its link in a cell, as in "Web | https://site.example". */
const linkSign = '|';

const yes = new Set(['yes', 'true', '1']);
const no = new Set(['no', 'false', '0', '']);

type Read = { ok: true; value: unknown } | { ok: false; reason: Message };

const done = (value: unknown): Read => ({ ok: true, value });
const wrong = (reason: Message): Read => ({ ok: false, reason });

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A value as files have it: without space at its ends, without empty lines, and with the line breaks that every system knows. */
export function tidyValue<Type extends ContentFieldType>(type: Type, value: ContentFieldValues[Type]): ContentFieldValues[Type];
export function tidyValue(type: ContentFieldType, value: unknown): unknown {
  if (type === 'text') return String(value).trim().replaceAll(/\r\n?/g, '\n');
  if (type === 'lines') return (value as string[]).flatMap(linesOf);
  if (type !== 'services') return value;
  return (value as ContentFieldValues['services']).map(({ type: service, link }) => ({
    type: service.trim(),
    ...(link?.trim() && { link: link.trim() }),
  }));
}

/** A value in a cell of a CSV file. A list has a line for each entry. */
export function cellOf<Type extends ContentFieldType>(type: Type, value: ContentFieldValues[Type]): string;
export function cellOf(type: ContentFieldType, value: unknown): string {
  switch (type) {
    case 'text':
      return String(value);
    case 'lines':
      return (value as string[]).join('\n');
    case 'flag':
      return value ? 'yes' : 'no';
    case 'number':
      return value === null ? '' : String(value);
    case 'services':
      return (value as ContentFieldValues['services'])
        .map(({ type: service, link }) => (link ? `${service} ${linkSign} ${link}` : service))
        .join('\n');
  }
}

/** Returns what `cellOf` has written, and what people write in its place. */
export function readCell(type: ContentFieldType, cell: string): Read {
  const text = cell.trim();
  switch (type) {
    case 'text':
      return done(tidyValue('text', cell));
    case 'lines':
      return done(linesOf(cell));
    case 'flag':
      if (yes.has(text.toLowerCase())) return done(true);
      return no.has(text.toLowerCase()) ? done(false) : wrong({ key: 'import.flag', params: { yes: 'yes', no: 'no' } });
    case 'number':
      if (text === '') return done(null);
      return /^-?\d+(?:\.\d+)?$/.test(text) ? done(Number(text)) : wrong({ key: 'import.number' });
    case 'services':
      return done(linesOf(cell).map(serviceOf));
  }
}

function serviceOf(line: string): ContentFieldValues['services'][number] {
  const at = line.indexOf(linkSign);
  if (at === -1) return { type: line };
  return { type: line.slice(0, at).trim(), link: line.slice(at + 1).trim() };
}

/** A value of a JSON file; null is nothing, whatever the field. */
export function readJsonValue(type: ContentFieldType, value: unknown): Read {
  const given = value ?? readNothing[type];
  switch (type) {
    case 'text':
      return typeof given === 'string' ? done(tidyValue('text', given)) : wrong({ key: 'import.text' });
    case 'lines':
      return isListOf(given, (line) => typeof line === 'string')
        ? done(tidyValue('lines', given as string[]))
        : wrong({ key: 'import.list' });
    case 'flag':
      return typeof given === 'boolean' ? done(given) : wrong({ key: 'import.flag', params: { yes: 'true', no: 'false' } });
    case 'number':
      return given === null || typeof given === 'number' ? done(given) : wrong({ key: 'import.number' });
    case 'services':
      return isListOf(given, isService)
        ? done(tidyValue('services', given as ContentFieldValues['services']))
        : wrong({ key: 'import.list' });
  }
}

const readNothing: ContentFieldValues = { text: '', lines: [], flag: false, number: null, services: [] };

const isListOf = (value: unknown, isEntry: (entry: unknown) => boolean): boolean => Array.isArray(value) && value.every(isEntry);

function isService(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type, link, ...others } = value as Record<string, unknown>;
  return typeof type === 'string' && (link === undefined || typeof link === 'string') && Object.keys(others).length === 0;
}
