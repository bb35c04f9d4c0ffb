// Needs JavaScript: loads the client when the page was rendered without it.
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Client } from '#contract/client';
import type { ServiceId } from '#contract/services';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { useClients } from '#site/data/queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { LoadingNote } from '#ui/loading-note.tsx';
import { ClientBadges, showsServices } from '../clients/client-badges.tsx';
import { ClientLogo } from '../clients/client-logo.tsx';
import type { ClientTexts } from '../clients/client-texts.ts';
import { ServiceList } from '../clients/service-list.tsx';
import { ErrorPage } from '../error-page.tsx';
import styles from './client-details.module.css';

interface PageTexts {
  text: Content<'clients'>['details'];
  texts: ClientTexts;
  /** Addresses of the services' pages. */
  pages: Partial<Record<ServiceId, string>>;
}

interface ClientDetailsProps extends PageTexts {
  id: string;
  /** Missing when the page was rendered without its data. */
  client?: Client | undefined;
  notFound: Content<'notFound'>;
}

/** Loads all clients only when the page was rendered without this one: the API has no endpoint for a single client. */
export function ClientDetails({ client, ...others }: ClientDetailsProps) {
  return client ? <ClientSheet client={client} {...others} /> : <LoadedClient {...others} />;
}

function LoadedClient({ id, notFound, ...others }: Omit<ClientDetailsProps, 'client'>) {
  const { text, texts } = others;
  const list = useClients();
  if (list.state === 'loading')
    return (
      <Notice heading={text.title}>
        <LoadingNote title={texts.loading} failed={{ title: texts.failed }} />
      </Notice>
    );
  if (list.state === 'failed')
    return (
      <Notice heading={text.title}>
        <ListNote state="failed" title={texts.failed} retry={{ label: texts.tryAgain, onRetry: list.onRetry }} />
      </Notice>
    );
  const client = list.state === 'ready' ? list.items.find(({ _id }) => _id === id) : undefined;
  return client ? <ClientSheet client={client} {...others} /> : <ErrorPage text={notFound} locale={texts.locale} />;
}

/** Says why a client's page names no service. */
function nothingShown({ isPrivateWork, comingSoon }: Client, { text, texts }: Omit<PageTexts, 'pages'>): string {
  if (isPrivateWork) return text.privateWork;
  return comingSoon ? texts.client.comingSoonText : text.noServices;
}

function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`grid place-items-center ${styles.notice}`}>
      <h1 className="sr-only">{heading}</h1>
      {children}
    </div>
  );
}

function ClientSheet({ client, text, texts, pages }: PageTexts & { client: Client }) {
  const { name, logo, category, isPrivateWork } = client;
  return (
    <section className={styles.sheet} aria-labelledby="client-name">
      <div className={`wrap grid ${styles.inner}`}>
        <p className={styles.back}>
          <a className="link" href={pageUrl('clients', texts.locale)}>
            <ArrowLeft className="icon icon-along" />
            {text.back}
          </a>
        </p>
        <div className={`card grid place-items-center ${styles.logo}`}>
          <ClientLogo src={logo} />
        </div>
        <div className={`stack gap-3 ${styles.facts}`}>
          <ClientBadges client={client} text={texts.client} />
          <h1 id="client-name" className={`hero-title ${styles.name}`}>
            <bdi>{name}</bdi>
          </h1>
          <p className="lead">{texts.categories[category]}</p>
          {showsServices(client) ? (
            <>
              <h2 className={`label ${styles.title}`}>{text.services}</h2>
              <ServiceList client={client} texts={texts} pages={pages} />
              {isPrivateWork && <p className="text-md text-muted">{text.privateServices}</p>}
            </>
          ) : (
            <p className={styles.nothing}>{nothingShown(client, { text, texts })}</p>
          )}
        </div>
        <aside className={`stack gap-3 border-t ${styles.contact}`}>
          <p className="h3">{text.ask.title}</p>
          <p>{text.ask.text}</p>
          <LinkButton href={pageUrl('contact', texts.locale)} variant="primary">
            {text.ask.action}
          </LinkButton>
        </aside>
      </div>
    </section>
  );
}
