import { Link } from '@tanstack/react-router';
import { ContactRound } from 'lucide-react';
import { useText } from '../../content/use-text.ts';

interface ContactLinkProps {
  /** Names something that the person sent. */
  id: string;
  className?: string;
}

/** Leads from something that somebody sent to all that they sent. */
export function ContactLink({ id, className }: ContactLinkProps) {
  const { open } = useText('contacts');
  return (
    <Link to="/contacts/$id" params={{ id }} className={className}>
      <ContactRound className="icon text-accent" aria-hidden />
      {open}
    </Link>
  );
}
