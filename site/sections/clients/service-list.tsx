import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Client, ClientService } from '#contract/client';
import type { ServiceId } from '#contract/services';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { clientDetails } from '#contract/urls';
import type { ClientTexts } from './client-texts.ts';
import styles from './service-list.module.css';
import { serviceTypeIcons } from './service-type-icons.ts';

interface ServiceListProps {
  client: Client;
  texts: ClientTexts;
  /** On the client's own page: where a service without a link leads, by its id. One that is missing leads nowhere. */
  pages?: Partial<Record<ServiceId, string>> | undefined;
}

/** Shows what a client uses: a service with a link opens it in a new tab, one without leads to the client's own page, and from there to that of the service. */
export function ServiceList({ client, texts, pages }: ServiceListProps) {
  const { ofClient, ofClientInNewTab } = texts.client;
  return (
    <ul className="border-t">
      {client.services.map((service) => {
        const { type, link } = service;
        const [Arrow, said] = link ? [ArrowUpRight, ofClientInNewTab] : [ArrowRight, pages ? '' : ofClient];
        const href = link ?? (pages ? pages[type] : clientDetails(client._id, texts.locale));
        return (
          <li key={type} className="border-b">
            {/* Without an address it is no link, to browsers and to whoever cannot see it. */}
            <a
              className={`flex items-center text-md font-medium ${styles.service}`}
              href={href}
              {...(link && { target: '_blank', rel: 'noopener' })}
            >
              <Name service={service} names={texts.services} />
              {said && <span className="sr-only">{fillPlaceholders(said, { client: client.name })}</span>}
              {href && <Arrow className="icon icon-along" />}
            </a>
          </li>
        );
      })}
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
