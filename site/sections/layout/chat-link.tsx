import { MessageCircle } from 'lucide-react';
import styles from './chat-link.module.css';

/** The floating link to the messaging app, with a prefilled greeting. scripts/chat-link.ts moves it up where it would be in the way. */
export function ChatLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={`icon-btn no-print ${styles.chat}`} href={href} target="_blank" rel="noopener" aria-label={label} data-chat>
      <MessageCircle className="icon" />
    </a>
  );
}
