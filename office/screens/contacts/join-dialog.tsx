import { useState } from 'react';
import type { Contact, FoundContact } from '#contract/office/contacts/contact';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useContactSearch, useJoinContacts } from '../../data/contacts/contacts.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog, DialogFoot } from '../../parts/messages/dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './contacts.module.css';

/** Finds another person, and makes both one. */
export function JoinDialog({ contact, onClose }: { contact: Contact; onClose(): void }) {
  const { join: text } = useText('contacts');
  const counted = useCounted();
  const [search, setSearch] = useState('');
  const { data: found = [], isSuccess } = useContactSearch(search);
  const own = new Set(contact.sent.map(({ id }) => id));
  const others = search.trim() === '' ? [] : found.filter(({ id }) => !own.has(id));
  const join = useJoinContacts(contact.id);
  const joinWith = useAction({
    async run(other: FoundContact) {
      const joined = await join.mutateAsync(other.id);
      onClose();
      return joined;
    },
    done: (_, { name }) => fillSentence(text.done, { name }),
    failed: text.failed,
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p className="text-quiet text-xs">{text.text}</p>
      <label className={`grid gap-1.5 text-xs ${styles.search}`}>
        {text.search}
        <input
          className="input"
          type="search"
          dir="auto"
          maxLength={200}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <ul className={`list-none ${styles.found}`} aria-live="polite">
        {others.map((other) => (
          <li key={other.id} className="border-b-hair">
            <button
              type="button"
              className="grid w-full text-start hover:bg-hover"
              aria-label={fillSentence(text.choose, { name: other.name })}
              disabled={join.isPending}
              onClick={() => void joinWith(other)}
            >
              <span className="flex justify-between gap-3">
                <b className="truncate text-heading font-600" dir="auto">
                  {other.name}
                </b>
                <span className="text-quiet text-2xs whitespace-nowrap">{counted(text.things, other.count)}</span>
              </span>
              <span className="text-quiet text-2xs truncate">
                <bdi dir="ltr">{other.addresses.join(' · ')}</bdi>
              </span>
            </button>
          </li>
        ))}
        {search.trim() !== '' && isSuccess && others.length === 0 && <li className="text-quiet text-xs">{text.none}</li>}
      </ul>
      <DialogFoot>
        <Button variant="ghost" onClick={onClose}>
          {text.cancel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
