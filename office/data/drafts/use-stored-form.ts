import { useEffect, useRef, useState } from 'react';
import { z } from '#contract/zod';
import { useMe } from '../people/account.ts';
import { typedMeanwhile } from './typed-meanwhile.ts';
import { readStored, storageKey, writeStored } from './use-stored-text.ts';

/** Holds the fields, with the version of the entry that they are based on; 0 for a new entry. */
export interface VersionedForm<Form> {
  form: Form;
  version: number;
}

/** A form that stays in this browser until it is sent or discarded. */
export interface StoredForm<Form> extends VersionedForm<Form> {
  isChanged: boolean;
  change(changed: Partial<Form>): void;
  /** Begins anew, from what the server has. */
  begin(form: Form, version: number): void;
  /** Keeps what was typed, on top of a newer entry. */
  rebase(form: Form, version: number): void;
  /**
   * Goes on from what the server has made of `sent`; what was typed since it was sent stays.
   *
   * @param savedAs the name under which the rest is kept, when the entry has got another one
   */
  saved(sent: Form, form: Form, version: number, savedAs?: string): void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * @param name under which the form is kept: `client:7`
 * @param start the entry as it is; the same object as long as it has not changed
 */
export function useStoredForm<Form extends object>(name: string, schema: z.ZodType<Form>, start: VersionedForm<Form>): StoredForm<Form> {
  const me = useMe();
  const key = storageKey(me.id, name);
  const [base, setBase] = useState(start);
  const [state, setState] = useState(() => readStoredForm(key, schema) ?? start);
  const isChanged = !isSame(state.form, base.form);

  // Ahead of what is rendered: a request that ends meets what stands in the fields by then.
  const newest = useRef(state);
  const put = (next: VersionedForm<Form>) => {
    newest.current = next;
    setState(next);
  };

  // Somebody else's change arrives by itself, as long as nothing was typed.
  const seen = useRef(start.version);
  useEffect(() => {
    if (start.version === seen.current) return;
    seen.current = start.version;
    if (isChanged) return;
    setBase(start);
    newest.current = start;
    setState(start);
  }, [start, isChanged]);

  const begin = (form: Form, version: number) => {
    writeStored(key, '');
    seen.current = version;
    setBase({ form, version });
    put({ form, version });
  };

  return {
    form: state.form,
    version: state.version,
    isChanged,
    change(changed) {
      const next = { ...newest.current, form: { ...newest.current.form, ...changed } };
      put(next);
      writeStored(key, isSame(next.form, base.form) ? '' : JSON.stringify(next));
    },
    begin,
    rebase(form, version) {
      const next = { form: newest.current.form, version };
      seen.current = version;
      setBase({ form, version });
      put(next);
      writeStored(key, JSON.stringify(next));
    },
    saved(sent, form, version, savedAs = name) {
      const next = { form: typedMeanwhile(sent, form, newest.current.form), version };
      begin(form, version);
      if (isSame(next.form, form)) return;
      put(next);
      writeStored(storageKey(me.id, savedAs), JSON.stringify(next));
    },
  };
}

function readStoredForm<Form>(key: string, form: z.ZodType<Form>): VersionedForm<Form> | undefined {
  try {
    return z.object({ version: z.int(), form }).safeParse(JSON.parse(readStored(key) || 'null')).data;
  } catch {
    return undefined;
  }
}
