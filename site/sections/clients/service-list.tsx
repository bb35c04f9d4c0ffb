import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Client, ClientService } from '#contract/client';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { clientDetails } from '#contract/urls';
import type { ClientTexts } from './client-texts.ts';
import styles from './service-list.module.css';
import { serviceTypeIcons } from './service-type-icons.ts';

interface ServiceListProps {
  client: Client;
  texts: ClientTexts;
  /** On the client's own page, where a service without a link is plain text. */
  onOwnPage?: boolean;
}

/** Shows what a client uses: a service with a link opens it in a new tab, one without leads to the client's own page. */
export function ServiceList({ client, texts, onOwnPage = false }: ServiceListProps) {
  const { ofClient, ofClientInNewTab } = texts.client;
  const values = { client: client.name };
  return (
    <ul className="border-t">
      {client.services.map((service) => (
        <li key={service.type} className="border-b">
          {service.link ? (
            <a className={`flex items-center text-md font-medium ${styles.service}`} href={service.link} target="_blank" rel="noopener">
              <Name service={service} names={texts.services} />
              <span className="sr-only">{fillPlaceholders(ofClientInNewTab, values)}</span>
              <ArrowUpRight className="icon icon-along" />
            </a>
          ) : onOwnPage ? (
            <span className={`flex items-center text-md font-medium ${styles.service}`}>
              <Name service={service} names={texts.services} />
            </span>
          ) : (
            <a className={`flex items-center text-md font-medium ${styles.service}`} href={clientDetails(client._id, texts.locale)}>
              <Name service={service} names={texts.services} />
              <span className="sr-only">{fillPlaceholders(ofClient, values)}</span>
              <ArrowRight className="icon icon-along" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ service, names }: { service: ClientService; names: ClientTexts['services'] }) {
  const Icon = serviceTypeIcons[service.type];
  return (
    <>
      <Icon className={`icon ${styles.kind}`} />
      <span className={styles.name}>{names[service.type]}</span>
    </>
  );
}
