// Needs JavaScript: loads the client when the page was rendered without it.
import { ArrowLeft } from 'lucide-react';
import { clients } from '#content/en/clients';
import { categoryNames } from '#content/en/services';
import type { Client } from '#contract/client';
import { content } from '#site/content/content.ts';
import { useClients } from '#site/data/queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { ClientBadges, showsServices } from '../clients/client-badges.tsx';
import { ClientLogo } from '../clients/client-logo.tsx';
import { ServiceList } from '../clients/service-list.tsx';
import { ErrorPage } from '../error-page.tsx';
import styles from './client-details.module.css';

const { details } = clients;

interface ClientDetailsProps {
  id: string;
  /** Missing when the page was rendered without its data. */
  client?: Client | undefined;
}

/** Loads all clients only when the page was rendered without this one: the API has no endpoint for a single client. */
export function ClientDetails({ id, client }: ClientDetailsProps) {
  return client ? <ClientSheet client={client} /> : <LoadedClient id={id} />;
}

function LoadedClient({ id }: { id: string }) {
  const list = useClients();
  if (list.state === 'loading') return <Notice state="loading" title={clients.loading} />;
  if (list.state === 'failed') return <Notice state="failed" title={clients.failed(clients.fetchFailed)} />;
  const client = list.state === 'ready' ? list.items.find(({ _id }) => _id === id) : undefined;
  return client ? <ClientSheet client={client} /> : <ErrorPage text={content('notFound', 'en')} locale="en" />;
}

/** Why a client's page names no service. */
function nothingShown({ isPrivateWork, comingSoon }: Client): string {
  if (isPrivateWork) return details.privateWork;
  return comingSoon ? clients.comingSoonText : details.noServices;
}

function Notice(note: { state: 'loading' | 'failed'; title: string }) {
  return (
    <div className={styles.notice}>
      <h1 className="sr-only">{details.title}</h1>
      <ListNote {...note} />
    </div>
  );
}

function ClientSheet({ client }: { client: Client }) {
  const { name, logo, category, isPrivateWork } = client;
  return (
    <section className={styles.sheet} aria-labelledby="client-name">
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.back}>
          <a className="link" href={details.back.href}>
            <ArrowLeft className="icon icon-along" />
            {details.back.label}
          </a>
        </p>
        <div className={`card ${styles.logo}`}>
          <ClientLogo src={logo} />
        </div>
        <div className={`stack ${styles.facts}`}>
          <ClientBadges client={client} />
          <h1 id="client-name" className={`hero-title ${styles.name}`}>
            {name}
          </h1>
          <p className="lead">{categoryNames[category]}</p>
          {showsServices(client) ? (
            <>
              <h2 className={`label ${styles.title}`}>{details.services}</h2>
              <ServiceList client={client} onOwnPage />
              {isPrivateWork && <p className={styles.private}>{details.privateServices}</p>}
            </>
          ) : (
            <p className={styles.nothing}>{nothingShown(client)}</p>
          )}
        </div>
        <aside className={`stack ${styles.contact}`}>
          <p className="h3">{details.ask.title}</p>
          <p>{details.ask.text}</p>
          <LinkButton href={details.ask.action.href} variant="gold">
            {details.ask.action.label}
          </LinkButton>
        </aside>
      </div>
    </section>
  );
}
