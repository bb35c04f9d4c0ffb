import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../content/use-text.ts';
import { Notice } from '../parts/messages/notice.tsx';
import { useIsConnected } from './live-changes.tsx';

/** Changes of others do not arrive, and what is shown may be old. */
export function ConnectionNotice() {
  const text = useText('frame').offline;
  const queries = useQueryClient();
  if (useIsConnected()) return null;
  return <Notice kind="bad" text={text.title} detail={text.text} onRetry={() => void queries.invalidateQueries()} />;
}
