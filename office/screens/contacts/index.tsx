import { useNavigate, useParams } from '@tanstack/react-router';
import { useText } from '../../content/use-text.ts';
import { useContact } from '../../data/contacts/contacts.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { Addresses } from './addresses.tsx';
import { ContactTop } from './contact-top.tsx';
import styles from './contacts.module.css';
import { HappenedList } from './happened-list.tsx';
import { SentThings } from './sent-things.tsx';

/** One person: how to reach them, what they sent, and all that happened. */
export default function ContactPage() {
  const { failed } = useText('contacts');
  const navigate = useNavigate();
  const { id = '' } = useParams({ strict: false });
  const { data: contact, error, isError, isPending, refetch } = useContact(id);
  const retry = () => void refetch();
  const isUnknown = isOfficeError(error) && error.status === 404;
  if (contact && !isUnknown)
    return (
      <section className="column flex-1 min-h-0">
        {isError && <Notice kind="bad" text={failed.load} detail={failed.text} onRetry={retry} />}
        <div className="scroll">
          <div className={styles.page}>
            <ContactTop contact={contact} />
            <div className={styles.aside}>
              <Addresses contact={contact} />
              <SentThings contact={contact} />
            </div>
            <HappenedList contact={contact} />
          </div>
        </div>
      </section>
    );
  return (
    <section className="column flex-1">
      {isPending && <Skeleton shape="text" rows={8} />}
      {isUnknown && (
        <EmptyState kind="not-found" level={1} title={failed.unknown.title} text={failed.unknown.text}>
          <Button onClick={() => void navigate({ to: '/' })}>{failed.unknown.action}</Button>
        </EmptyState>
      )}
      {isError && !isUnknown && (
        <EmptyState kind="failed" level={1} title={failed.load} text={failed.text}>
          <Button onClick={retry}>{failed.again}</Button>
        </EmptyState>
      )}
    </section>
  );
}
