import { clients } from '#content/en/clients';
import { categoryNames } from '#content/en/services';
import type { Client } from '#contract/client';
import { badgesOf, ClientBadges, showsServices } from './client-badges.tsx';
import styles from './client-card.module.css';
import { ClientLogo } from './client-logo.tsx';
import { ServiceList } from './service-list.tsx';

export function ClientCard({ client }: { client: Client }) {
  return (
    <article className={styles.card}>
      <div className={styles.logo}>
        <ClientLogo src={client.logo} loading="lazy" />
        <div className={styles.badges}>
          <ClientBadges client={client} />
        </div>
      </div>
      <div className={styles.body}>
        <h3 className={`h3 ${styles.name}`}>{client.name}</h3>
        <p className={styles.category}>{categoryNames[client.category]}</p>
        {showsServices(client) && <ServiceList client={client} />}
        {badgesOf(client).comingSoon && !client.isPrivateWork && <p className={styles.soon}>{clients.comingSoonText}</p>}
      </div>
    </article>
  );
}
