import { useSearch } from '@tanstack/react-router';
import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { limits } from '#contract/limits';
import { z } from '#contract/zod';
import { useText } from '../../content/use-text.ts';
import { useExport } from '../../data/company/privacy.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { saveFile } from '../../parts/hooks/save-file.ts';
import { useDebounced } from '../../parts/hooks/use-debounced.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { FoundDataNote } from './found-data.tsx';
import styles from './privacy.module.css';

/** Milliseconds without a letter after which what is stored under the address is looked for. */
const debounceMs = 400;

/** Exports or erases what is stored about one person. */
export default function Privacy() {
  const text = useText('privacy');
  const collect = useExport();
  const { email: given = '' } = useSearch({ from: '/privacy' });
  const [email, setEmail] = useState(given);
  const address = z.email().safeParse(useDebounced(email.trim(), debounceMs)).data;
  const [isErasing, setIsErasing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const eraseButton = useRef<HTMLButtonElement>(null);

  const handOut = useAction({
    async run() {
      const data = await collect.mutateAsync(email.trim());
      saveFile('personal-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    },
    done: text.export.done,
  });
  const close = () => {
    setIsErasing(false);
    eraseButton.current?.focus();
  };

  return (
    <>
      <PageHeader title={text.title} summary={text.summary} />
      <Form ref={form} className={`grid gap-6 ${styles.page}`} onSubmit={() => void handOut()}>
        <TextField
          className={styles.email}
          label={text.email}
          hint={text.hint}
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={limits.email}
          required
          value={email}
          onChange={setEmail}
        />
        <FoundDataNote email={address} onChoose={setEmail} />
        <div className={`grid grid-cols-2 phone:grid-cols-1 ${styles.ways}`}>
          <section className={`grid content-start justify-items-start gap-2 border-t-hair ${styles.way}`}>
            <h2>{text.export.title}</h2>
            <p>{text.export.text}</p>
            <Button type="submit" icon={Download} busy={collect.isPending}>
              {text.export.action}
            </Button>
          </section>
          <section className={`grid content-start justify-items-start gap-2 border-t-hair ${styles.way}`}>
            <h2>{text.erase.title}</h2>
            <p>{text.erase.text}</p>
            <Button ref={eraseButton} variant="bad" icon={Trash2} onClick={() => form.current?.reportValidity() && setIsErasing(true)}>
              {text.erase.action}
            </Button>
          </section>
        </div>
      </Form>
      {isErasing && <EraseDialog email={email.trim()} onClose={close} />}
    </>
  );
}
