import { randomBytes } from 'node:crypto';

/** 128 random bits, so that the key of a public file can't be guessed. */
export const newKey = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`;

/** Whether a text has the form of a key. Nothing else becomes part of a path. */
export const isKey = (text: string): boolean => /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/.test(text);
