import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../data/account.ts';
import { keep, kept, keptKey } from '../../../data/use-kept.ts';
import { type ClientForm, isSameForm, KeptForm } from '../client-draft.ts';

/** A form that stays in this browser until it is sent or discarded. */
export interface KeptClientForm {
  form: ClientForm;
  /** Of the client that the form began with. */
  version: number;
  isChanged: boolean;
  change(changed: Partial<ClientForm>): void;
  /** Begins anew, from what the server has. */
  begin(form: ClientForm, version: number): void;
  /** Keeps what was typed, on top of a newer client. */
  rebase(form: ClientForm, version: number): void;
}

/** @param start the client as it is, with its version */
export function useClientForm(id: string, start: { form: ClientForm; version: number }): KeptClientForm {
  const me = useMe();
  const key = keptKey(me.id, `client:${id}`);
  const [base, setBase] = useState(start);
  const [state, setState] = useState(() => keptForm(key) ?? start);
  const isChanged = !isSameForm(state.form, base.form);

  // Somebody else's change arrives by itself, as long as nothing was typed.
  const seen = useRef(start.version);
  useEffect(() => {
    if (start.version === seen.current) return;
    seen.current = start.version;
    if (isChanged) return;
    setBase(start);
    setState(start);
  }, [start, isChanged]);

  const begin = (form: ClientForm, version: number) => {
    keep(key, '');
    seen.current = version;
    setBase({ form, version });
    setState({ form, version });
  };

  return {
    form: state.form,
    version: state.version,
    isChanged,
    change(changed) {
      const next = { ...state, form: { ...state.form, ...changed } };
      setState(next);
      keep(key, isSameForm(next.form, base.form) ? '' : JSON.stringify(next));
    },
    begin,
    rebase(form, version) {
      const next = { form: state.form, version };
      seen.current = version;
      setBase({ form, version });
      setState(next);
      keep(key, JSON.stringify(next));
    },
  };
}

function keptForm(key: string): KeptForm | undefined {
  try {
    return KeptForm.safeParse(JSON.parse(kept(key) || 'null')).data;
  } catch {
    return undefined;
  }
}
