import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { clients } from '#content/en/clients';
import { serviceNames } from '#content/en/services';
import type { Client, ClientService } from '#contract/client';
import { clientDetails } from '#contract/urls';
import styles from './service-list.module.css';
import { serviceTypeIcons } from './service-type-icons.ts';

interface ServiceListProps {
  client: Client;
  /** On the client's own page, where a service without a link is plain text. */
  onOwnPage?: boolean;
}

/** What a client uses: a service with a link opens it in a new tab, one without leads to the client's own page. */
export function ServiceList({ client, onOwnPage = false }: ServiceListProps) {
  return (
    <ul className={styles.services}>
      {client.services.map((service) => (
        <li key={service.type}>
          {service.link ? (
            <a className={styles.service} href={service.link} target="_blank" rel="noopener">
              <Name service={service} />
              <span className="sr-only">
                , {client.name} ({clients.newTab})
              </span>
              <ArrowUpRight className="icon" />
            </a>
          ) : onOwnPage ? (
            <span className={styles.service}>
              <Name service={service} />
            </span>
          ) : (
            <a className={styles.service} href={clientDetails(client._id)}>
              <Name service={service} />
              <span className="sr-only">, {client.name}</span>
              <ArrowRight className="icon icon-along" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ service }: { service: ClientService }) {
  const Icon = serviceTypeIcons[service.type];
  return (
    <>
      <Icon className={`icon ${styles.kind}`} />
      <span className={styles.name}>{serviceNames[service.type]}</span>
    </>
  );
}
