import { Mail, MailPlus, MailX, MessageCircle, Phone } from 'lucide-react';
import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { ContactLink } from '../../../parts/contact/contact-link.tsx';
import { telUrl } from '../../../parts/contact/phone-links.ts';
import styles from './contact.module.css';
import { useChat } from './use-chat.ts';

/** Shows how to reach the person, and leads to all that they sent. */
export function Contact({ quote, onAddEmail }: { quote: QuoteDetail; onAddEmail(): void }) {
  const { id, email, phoneNumber } = quote;
  const { detail: text } = useText('quotes');
  const chat = useChat(quote);
  return (
    <div className={`flex flex-wrap ${styles.contact}`}>
      {email ? (
        <a href={`mailto:${email}`}>
          <Mail className="icon text-accent" aria-hidden />
          <bdi dir="ltr" className={`overflow-hidden text-ellipsis ${styles.value}`}>
            {email}
          </bdi>
          <span className={`hidden ${styles.word}`}>{text.mail}</span>
        </a>
      ) : (
        <>
          <span className={`wide-only ${styles.none}`}>
            <MailX className="icon text-accent" aria-hidden />
            {text.noEmail}
          </span>
          <button type="button" onClick={onAddEmail}>
            <MailPlus className="icon text-accent" aria-hidden />
            {text.addEmail}
          </button>
        </>
      )}
      {phoneNumber && (
        <a href={telUrl(phoneNumber)}>
          <Phone className="icon text-accent" aria-hidden />
          <bdi dir="ltr" className={`overflow-hidden text-ellipsis ${styles.value}`}>
            {phoneNumber}
          </bdi>
          <span className={`hidden ${styles.word}`}>{text.call}</span>
        </a>
      )}
      {chat.url && (
        <a href={chat.url} target="_blank" rel="noreferrer" onClick={() => void chat.note()}>
          <MessageCircle className="icon text-accent" aria-hidden />
          {text.whatsapp}
        </a>
      )}
      <ContactLink id={id} />
    </div>
  );
}
