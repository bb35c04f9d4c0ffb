import { Mail, MailX, MessageCircle, Phone } from 'lucide-react';
import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { telUrl, whatsAppUrl } from '../phone-links.ts';
import styles from './contact.module.css';

/** Shows how to reach the person. */
export function Contact({ quote: { email, phoneNumber } }: { quote: QuoteDetail }) {
  const { detail: text } = useText('quotes');
  const whatsApp = whatsAppUrl(phoneNumber);
  return (
    <div className={styles.contact}>
      {email ? (
        <a href={`mailto:${email}`}>
          <Mail className="icon" aria-hidden />
          <bdi dir="ltr" className={styles.value}>
            {email}
          </bdi>
          <span className={styles.word}>{text.mail}</span>
        </a>
      ) : (
        <span className={styles.none}>
          <MailX className="icon" aria-hidden />
          {text.noEmail}
        </span>
      )}
      {phoneNumber && (
        <a href={telUrl(phoneNumber)}>
          <Phone className="icon" aria-hidden />
          <bdi dir="ltr" className={styles.value}>
            {phoneNumber}
          </bdi>
          <span className={styles.word}>{text.call}</span>
        </a>
      )}
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer">
          <MessageCircle className="icon" aria-hidden />
          {text.whatsapp}
        </a>
      )}
    </div>
  );
}
