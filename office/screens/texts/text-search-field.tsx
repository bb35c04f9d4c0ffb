import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useText } from '../../content/use-text.ts';
import { SearchField } from '../../list/search-field.tsx';
import { useFocusWhenThere } from '../../parts/hooks/use-focus-when-done.ts';

/** Looks for a word in every text of the site. */
export function TextSearchField({ search }: { search: string | undefined }) {
  const { search: text } = useText('texts');
  const navigate = useNavigate();
  return (
    <search>
      {search !== undefined && <KeepFocus />}
      <SearchField
        text={text}
        value={search ?? ''}
        onSearch={(words) => void navigate({ to: '/texts', search: words ? { search: words } : {} })}
      />
    </search>
  );
}

/** Typing goes on where the field stands once something is found: beside the list of places. */
function KeepFocus() {
  const sign = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocusWhenThere({
    get current() {
      field.current ??= sign.current?.parentElement?.querySelector('input') ?? null;
      return field.current;
    },
  });
  return <span ref={sign} hidden />;
}
