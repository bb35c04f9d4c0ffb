import type { Message } from '#contract/messages';
import { type ContentEntry, type ContentFormat, type ContentKind, contentFields } from '#contract/office/content-files';

/** Describes where an entry stands in its file; the contract of the report says what the numbers mean. */
export interface FilePlace {
  row: number | null;
  line: number | null;
}

/** Describes what is wrong with a file; `field` by the name that the file has for it. */
export interface FileFault extends FilePlace {
  field: string | null;
  reason: Message;
}

/** An entry as far as it could be read. */
export interface ReadEntry extends FilePlace {
  /** Fields that the file has, and that could be read. */
  given: Partial<Record<string, unknown>>;
  /** Whether something of it could not be read; the fault of it is among those of the file. */
  isFaulty: boolean;
}

/** A file that was read: faults of single entries leave the others readable. */
export interface ReadFile {
  kind: ContentKind;
  format: ContentFormat;
  entries: ReadEntry[];
  faults: FileFault[];
}

/** A file of which nothing can be read. */
export interface UnreadableFile {
  format: ContentFormat;
  fault: FileFault;
}

export const wholeFile: FilePlace = { row: null, line: null };

export const isUnreadable = (file: ReadFile | UnreadableFile): file is UnreadableFile => 'fault' in file;

export const fieldsOf = (kind: ContentKind) => Object.entries(contentFields[kind]) as [name: string, type: keyof typeof empty][];
export const fieldNamesOf = (kind: ContentKind): string[] => Object.keys(contentFields[kind]);

/** Names the field by which people know an entry of a kind. */
export const nameFields: Record<ContentKind, string> = { clients: 'name', offices: 'name', members: 'name', jobs: 'title', texts: 'id' };

const empty = { text: '', lines: [], flag: false, number: null, services: [] } as const;

/** An entry in which nothing is written. */
export const emptyEntry = <Kind extends ContentKind>(kind: Kind): ContentEntry<Kind> =>
  Object.fromEntries(fieldsOf(kind).map(([name, type]) => [name, empty[type]])) as ContentEntry<Kind>;
