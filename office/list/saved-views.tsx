import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { IconButton } from '../parts/buttons/button.tsx';
import { Form, FormButtons } from '../parts/fields/form.tsx';
import { useAction } from '../parts/messages/use-action.ts';
import styles from './saved-views.module.css';
import { type View, ViewTab } from './view-tabs.tsx';

interface SavedView<Query> {
  id: string;
  name: string;
  query: Query;
}

interface SavedViewsProps<Query> {
  to: string;
  views: readonly SavedView<Query>[];
  /** The one that is shown. */
  current: SavedView<Query> | undefined;
  /** Is shown, and can be saved as another view. */
  unsaved: Query | undefined;
  searchOf(query: Query): object;
  text: Readonly<Record<'button' | 'name' | 'save' | 'cancel' | 'saved' | 'remove' | 'removed' | 'failed', string>>;
  save(view: { name: string; query: Query }): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

/** The views that a person has saved, beside those that everybody has, and the way to another one. */
export function SavedViews<Query>({ to, views, current, unsaved, searchOf, text, save, remove }: SavedViewsProps<Query>) {
  const [isNaming, setIsNaming] = useState(false);
  const removeView = useAction({
    run: ({ id }: SavedView<Query>) => remove(id),
    done: (_, { name }) => fillSentence(text.removed, { name }),
    undo: (_, { name, query }) => save({ name, query }),
  });
  return (
    <>
      {views.map((saved) => {
        const { id, name, query } = saved;
        const view: View = { key: id, label: <bdi>{name}</bdi>, isCurrent: saved === current, search: searchOf(query) };
        return (
          <span key={id} className="inline-flex items-center">
            <ViewTab to={to} view={view} />
            {saved === current && (
              <IconButton icon={X} label={fillSentence(text.remove, { name })} onClick={() => void removeView(saved)} />
            )}
          </span>
        );
      })}
      {isNaming && unsaved !== undefined ? (
        <NewView text={text} save={(name) => save({ name, query: unsaved })} onDone={() => setIsNaming(false)} />
      ) : (
        unsaved !== undefined && !current && <IconButton icon={Plus} label={text.button} onClick={() => setIsNaming(true)} />
      )}
    </>
  );
}

interface NewViewProps extends Pick<SavedViewsProps<unknown>, 'text'> {
  save(name: string): Promise<unknown>;
  onDone(): void;
}

function NewView({ text, save, onDone }: NewViewProps) {
  const [typed, setTyped] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const saveIt = useAction({
    run: (name: string) => save(name).then(onDone),
    done: (_, name) => fillSentence(text.saved, { name }),
    failed: text.failed,
  });
  async function submit(): Promise<void> {
    setIsSaving(true);
    if (typed.trim() && (await saveIt(typed.trim()))) return;
    setIsSaving(false);
  }
  return (
    <Form className={`row flex-none gap-1.5 ${styles.naming}`} onSubmit={submit}>
      <input
        className="input input--small"
        aria-label={text.name}
        placeholder={text.name}
        maxLength={40}
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that opened it
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        // With its buttons it may stand beyond the end of a row that scrolls.
        onFocus={({ target }) => target.form?.scrollIntoView({ inline: 'nearest', block: 'nearest' })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
      />
      <FormButtons submit={text.save} cancel={text.cancel} size="small" isBusy={isSaving} onCancel={onDone} />
    </Form>
  );
}
