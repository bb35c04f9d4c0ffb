import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../content/use-text.ts';
import { useWebhooks } from '../../data/connections/connections.ts';
import { ListDetailLayout } from '../../list/list-detail-layout.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { ConnectionsSearch } from './connections-search.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { TokenList } from './token-list.tsx';
import { WebhookDetail } from './webhook-detail.tsx';
import { WebhookList } from './webhook-list.tsx';

/** Shows which other systems are told of what happens here, and with what they read and write. */
export default function Connections() {
  const text = useText('connections');
  const webhooks = useWebhooks();
  const navigate = useNavigate();
  const { webhook: openId } = ConnectionsSearch.parse(useSearch({ strict: false }));
  const [secret, setSecret] = useState<string>();
  const go = (webhook: string | undefined) => void navigate({ to: '/connections', search: { webhook } as never });
  const back = () => go(undefined);
  const open = webhooks.data?.find(({ id }) => id === openId);
  useShortcut('lists', { c: () => go('new') });
  useShortcut('everywhere', { Escape: back }, { isOn: openId !== undefined });

  return (
    <ListDetailLayout
      label={text.title}
      isOpen={openId !== undefined}
      list={
        <div className="scroll">
          <PageHeader title={text.title} summary={text.summary} />
          <WebhookList query={webhooks} openId={openId} onOpen={go} />
          <TokenList onSecret={setSecret} />
        </div>
      }
      detail={
        <section className="column bg-pane-highlight" aria-label={text.webhook}>
          {openId === 'new' && <WebhookDetail key="new" webhook={undefined} onDone={go} onSecret={setSecret} />}
          {open && <WebhookDetail key={open.id} webhook={open} onDone={go} onSecret={setSecret} />}
          {webhooks.data && openId === undefined && <EmptyState kind="choose" {...text.choose} />}
          {webhooks.data && openId !== undefined && openId !== 'new' && !open && (
            <EmptyState kind="not-found" {...text.notFound}>
              <Button onClick={back}>{text.back}</Button>
            </EmptyState>
          )}
        </section>
      }
    >
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </ListDetailLayout>
  );
}
