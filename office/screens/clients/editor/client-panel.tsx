import { useMemo } from 'react';
import { useText } from '../../../content/use-text.ts';
import { isOfficeError } from '../../../data/requests/office-error.ts';
import { useClient } from '../../../data/site/clients.ts';
import { EmptyState } from '../../../parts/messages/empty-state.tsx';
import { Notice } from '../../../parts/messages/notice.tsx';
import { Skeleton } from '../../../parts/messages/skeleton.tsx';
import { emptyForm, formOf } from '../client-draft.ts';
import { ClientEditor, type ClientPanelProps } from './client-editor.tsx';
import styles from './editor.module.css';

const newClient = { form: emptyForm, version: 0 };

/** The client that is open, beside the grid. */
export function ClientPanel(props: ClientPanelProps) {
  return props.id === 'new' ? <ClientEditor {...props} client={undefined} start={newClient} /> : <KnownClient {...props} />;
}

function KnownClient(props: ClientPanelProps) {
  const text = useText('clients');
  const { data: client, error, refetch } = useClient(props.id);
  const start = useMemo(() => client && { form: formOf(client), version: client.version }, [client]);
  if (client && start) return <ClientEditor {...props} client={client} start={start} />;
  return (
    <section className={styles.panel} aria-label={text.editor.loading}>
      {isOfficeError(error, 'http.notFound') ? (
        <EmptyState kind="not-found" title={text.editor.notThere.title} text={text.editor.notThere.text} />
      ) : error ? (
        <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={5} shape="text" />
      )}
    </section>
  );
}
