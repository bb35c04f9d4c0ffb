import { useNavigate, useSearch } from '@tanstack/react-router';
import type { UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useUndelivered } from '../../data/mails/undelivered.ts';
import { ListDetailLayout } from '../../list/list-detail-layout.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { MailDetail } from './mail-detail.tsx';
import { MailRows } from './mail-rows.tsx';
import { UndeliveredSearch } from './undelivered-search.ts';

/** Mails that another server refused: why, and the way to send them again. */
export default function Undelivered() {
  const text = useText('undelivered');
  const counted = useCounted();
  const { data: mails, isError, isPending, refetch } = useUndelivered();
  const { mail: openId } = UndeliveredSearch.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const open = (id: string | undefined) =>
    void navigate({ to: '/undelivered', search: id ? { mail: id } : {}, replace: openId !== undefined });

  const close = () => open(undefined);

  const at = mails?.findIndex(({ id }) => id === openId) ?? -1;
  const present = mails?.[at];
  // Wide windows have room for both: what is first in the list is then open at once.
  const shown = present ?? (openId === undefined ? mails?.[0] : undefined);
  const move = (step: 1 | -1) => {
    const next = shown && mails?.[mails.indexOf(shown) + step];
    if (next) open(next.id);
  };
  useShortcut('lists', { j: () => move(1), k: () => move(-1) }, { isOn: Boolean(mails?.length) });
  useShortcut('everywhere', { Escape: close }, { isOn: openId !== undefined });

  if (mails?.length === 0)
    return (
      <>
        <PageHeader title={text.title} summary={text.nothing} />
        <EmptyState title={text.empty.title} text={text.empty.text} />
      </>
    );
  return (
    <ListDetailLayout
      label={text.list}
      isOpen={openId !== undefined}
      list={
        <div className="scroll">
          <PageHeader title={text.title} summary={mails && counted(text.summary, mails.length)} />
          {isError && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
          {isPending && <Skeleton rows={5} />}
          {mails && <MailRows mails={mails} shown={shown} onOpen={(mail: UndeliveredMail) => open(mail.id)} />}
        </div>
      }
      detail={
        <section className="column bg-pane-highlight" aria-label={text.mail}>
          {shown && <MailDetail key={shown.id} mail={shown} onBack={close} />}
          {mails && !shown && (
            <EmptyState {...text.notFound} kind="not-found">
              <Button onClick={close}>{text.back}</Button>
            </EmptyState>
          )}
        </section>
      }
    />
  );
}
