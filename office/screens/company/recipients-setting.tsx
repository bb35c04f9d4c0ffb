import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { usePeople } from '../../data/people/people.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { RemovableChip } from '../../parts/buttons/chip.tsx';
import styles from './recipients-setting.module.css';
import { Setting, useControl } from './setting.tsx';
import type { FieldOf } from './settings-form.ts';
import { useSettings } from './use-settings-form.ts';

interface RecipientsSettingProps {
  field: FieldOf<'list'>;
  hint?: string;
}

/** The recipients of mails about one thing. Colleagues are offered while an address is typed. */
export function RecipientsSetting({ field, hint }: RecipientsSettingProps) {
  const text = useText('company');
  const { shown, type } = useSettings();
  const control = useControl(field, hint);
  const people = usePeople().data?.filter(({ status }) => status === 'active') ?? [];
  const addresses = shown(field) as string[];
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const nameOf = (address: string) => people.find(({ email }) => email.toLowerCase() === address.toLowerCase())?.name;

  const addTyped = () => {
    const address = typed.trim();
    const isThere = addresses.some((one) => one.toLowerCase() === address.toLowerCase());
    if (address !== '' && !isThere) type(field, [...addresses, address]);
    setTyped('');
  };
  const add = () => {
    addTyped();
    input.current?.focus();
  };

  return (
    <Setting field={field} controlId={`company-${field}`} hint={hint}>
      <ul className={`flex flex-wrap items-center ${styles.recipients}`}>
        {addresses.map((address) => (
          <li key={address} title={address}>
            <RemovableChip
              label={nameOf(address) ?? address}
              onRemove={() => {
                type(
                  field,
                  addresses.filter((other) => other !== address),
                );
                input.current?.focus();
              }}
            />
          </li>
        ))}
        {addresses.length === 0 && <li className="text-quiet text-xs">{text.notify.nobody}</li>}
        <li className={`flex items-center gap-1 ${styles.add}`}>
          <input
            ref={input}
            {...control}
            id={`company-${field}`}
            className="input"
            type="email"
            dir="ltr"
            autoComplete="off"
            placeholder={text.notify.placeholder}
            list={listId}
            aria-label={fillSentence(text.notify.address, { what: text.fields[field] })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // An address that stands here and was not added would be left out without a word.
            onBlur={addTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <datalist id={listId}>
            {people
              .filter(({ email }) => !addresses.includes(email))
              .map(({ id, name, email }) => (
                <option key={id} value={email}>
                  {name}
                </option>
              ))}
          </datalist>
          <IconButton icon={Plus} label={text.notify.add} onClick={add} />
        </li>
      </ul>
    </Setting>
  );
}
