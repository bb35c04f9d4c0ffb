import { Link } from '@tanstack/react-router';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { Contact } from '#contract/office/contacts/contact';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { usePartContact } from '../../data/contacts/contacts.ts';
import { useMe } from '../../data/people/account.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { telUrl, whatsAppUrl } from '../../parts/contact/phone-links.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './contacts.module.css';

/** Shows how to reach the person. Of several addresses each can be said to be somebody else's. */
export function Addresses({ contact: { id, addresses } }: { contact: Contact }) {
  const text = useText('contacts');
  const counted = useCounted();
  const { permissions } = useMe();
  const email = addresses.find(({ kind }) => kind === 'email')?.address;
  const part = usePartContact(id);
  const partAddress = useAction({
    run: (address: string) => part.mutateAsync(address),
    done: (_, address) => fillSentence(text.parted, { address }),
    failed: text.notParted,
  });
  return (
    <section>
      <h2 className={styles.heading}>{text.addresses}</h2>
      <ul className={`list-none border-t-hair ${styles.list}`}>
        {addresses.map(({ address, kind, count }) => {
          const Icon = kind === 'phone' ? Phone : Mail;
          const chat = kind === 'phone' ? whatsAppUrl(address) : undefined;
          return (
            <li key={address} className="border-b-hair">
              <Icon className="icon text-accent" aria-hidden />
              <span className="grid min-w-0">
                <a
                  className="text-heading font-550 truncate"
                  href={kind === 'phone' ? telUrl(address) : `mailto:${address}`}
                  title={address}
                >
                  <bdi dir="ltr">{address}</bdi>
                </a>
                <span className={`flex gap-3 text-quiet text-2xs ${styles.under}`}>
                  {counted(text.used, count)}
                  {chat && (
                    <a className="together text-accent" href={chat} target="_blank" rel="noreferrer">
                      <MessageCircle className="icon size-3.5" aria-hidden />
                      {text.whatsapp}
                    </a>
                  )}
                </span>
              </span>
              {addresses.length > 1 && (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={fillSentence(text.partLabel, { address })}
                  onClick={() => void partAddress(address)}
                >
                  {text.part}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {email !== undefined && permissions.includes('privacy.manage') && (
        <Link to="/privacy" search={{ email }} className="link text-xs min-h-target">
          {text.privacy}
        </Link>
      )}
    </section>
  );
}
