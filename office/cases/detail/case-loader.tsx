import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../content/use-text.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import type { CaseKind } from '../case-kind.ts';
import { OpenedMark } from '../mark.tsx';

interface CaseLoaderProps<Detail> {
  kind: CaseKind;
  query: UseQueryResult<Detail>;
  /** Around what is shown instead of the case. */
  className?: string | undefined;
  /** The case, with notices: why it is new to the reader, and that it could not be fetched anew. */
  children(detail: Detail, notice: ReactNode): ReactNode;
}

/** A case once it is there; until then that it loads, that nobody knows it, or that it could not be fetched. */
export function CaseLoader<Detail extends { id: string }>({ kind, query, className, children }: CaseLoaderProps<Detail>) {
  const { failed } = useText(kind.topic);
  const navigate = useNavigate();
  const { data, error, isError, isPending } = query;
  const retry = () => void query.refetch();
  const isUnknown = isOfficeError(error) && error.status === 404;
  if (data !== undefined && !isUnknown)
    return children(
      data,
      <>
        {isError && <Notice kind="bad" text={failed.detail} detail={failed.detailText} onRetry={retry} />}
        <OpenedMark key={data.id} id={data.id} />
      </>,
    );
  return (
    <section className={className ?? 'column flex-1'}>
      {isPending && <Skeleton shape="text" rows={8} />}
      {isUnknown && (
        <EmptyState kind="not-found" title={failed.unknown.title} text={failed.unknown.text}>
          <Button onClick={() => void navigate({ to: kind.path, search: true })}>{failed.unknown.action}</Button>
        </EmptyState>
      )}
      {isError && !isUnknown && (
        <EmptyState kind="failed" title={failed.detail} text={failed.detailText}>
          <Button onClick={retry}>{failed.again}</Button>
        </EmptyState>
      )}
    </section>
  );
}
