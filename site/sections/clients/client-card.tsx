import type { Client } from '#contract/client';
import { badgesOf, ClientBadges, showsServices } from './client-badges.tsx';
import styles from './client-card.module.css';
import { ClientLogo } from './client-logo.tsx';
import type { ClientTexts } from './client-texts.ts';
import { ServiceList } from './service-list.tsx';

export function ClientCard({ client, texts }: { client: Client; texts: ClientTexts }) {
  return (
    <article className={`flex flex-col ${styles.card}`}>
      <div className={`relative grid place-items-center ${styles.logo}`}>
        <ClientLogo src={client.logo} loading="lazy" />
        <div className={`absolute ${styles.badges}`}>
          <ClientBadges client={client} text={texts.client} />
        </div>
      </div>
      <div className={styles.body}>
        <h3 className={`h3 ${styles.name}`}>
          <bdi>{client.name}</bdi>
        </h3>
        <p className={`text-md text-muted ${styles.category}`}>{texts.categories[client.category]}</p>
        {showsServices(client) && <ServiceList client={client} texts={texts} />}
        {badgesOf(client).comingSoon && !client.isPrivateWork && (
          <p className={`text-md text-muted ${styles.soon}`}>{texts.client.comingSoonText}</p>
        )}
      </div>
    </article>
  );
}
