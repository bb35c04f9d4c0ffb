import { Check, Copy } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { Content } from '#site/content/content.ts';
import { copyText } from '#ui/copy-text.ts';

/** Milliseconds for which the button confirms that it has copied. */
const confirmationMs = 2_000;

interface CopyReferenceProps {
  reference: string;
  /** Shows the reference. */
  shownIn: RefObject<HTMLElement | null>;
  text: Content<'forms'>['receipt'];
}

/** Text outside form fields cannot be selected on this site, so the reference has a button that copies it. */
export function CopyReference({ reference, shownIn, text }: CopyReferenceProps) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <button
      type="button"
      className="btn btn--line btn--sm needs-script"
      onClick={async () => setCopied(await copyText(reference, shownIn.current))}
    >
      <Icon className="icon" />
      <span aria-live="polite">{copied ? text.copied : text.copy}</span>
    </button>
  );
}
