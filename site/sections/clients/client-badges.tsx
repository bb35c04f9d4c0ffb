import '#ui/styles/some-pages/chip.css';
import { Clock, Lock } from 'lucide-react';
import type { Client } from '#contract/client';
import type { Content } from '#site/content/content.ts';
import styles from './client-badges.module.css';

/** Returns which badges a client has; "coming soon" only where it has nothing else to show. */
export const badgesOf = ({ isPrivateWork, comingSoon, services }: Client) => ({
  privateWork: isPrivateWork,
  comingSoon: comingSoon && services.length === 0,
});

/** Services are shown unless the work is private and not there yet. */
export const showsServices = ({ isPrivateWork, comingSoon, services }: Client) => services.length > 0 && !(isPrivateWork && comingSoon);

export function ClientBadges({ client, text }: { client: Client; text: Content<'clients'>['client'] }) {
  const { privateWork, comingSoon } = badgesOf(client);
  if (!privateWork && !comingSoon) return null;
  return (
    <p className={`cluster ${styles.badges}`}>
      {privateWork && (
        <span className={`chip text-heading ${styles.badge}`}>
          <Lock className="icon" />
          {text.privateWork}
        </span>
      )}
      {comingSoon && (
        <span className={`chip text-brand-light ${styles.badge} ${styles.soon}`}>
          <Clock className="icon" />
          {text.comingSoon}
        </span>
      )}
    </p>
  );
}
