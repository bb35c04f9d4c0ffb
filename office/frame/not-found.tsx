import { Link } from '@tanstack/react-router';
import { useText } from '../content/use-text.ts';
import { useTitle } from '../parts/layout/page-header.tsx';
import { EmptyState } from '../parts/messages/empty-state.tsx';

/** There is no such page, or not for this person: both look the same. */
export function NotFound() {
  const text = useText('frame').notFound;
  useTitle(text.title);
  return (
    <EmptyState title={text.title} text={text.text} kind="not-found" level={1}>
      <Link to="/" className="button">
        {text.action}
      </Link>
    </EmptyState>
  );
}
