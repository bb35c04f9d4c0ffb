import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Content } from '#site/content/content.ts';

interface CopyReferenceProps {
  reference: string;
  text: Content<'forms'>['receipt'];
}

/** Text outside form fields cannot be selected on this site, so the reference has a button that copies it. */
export function CopyReference({ reference, text }: CopyReferenceProps) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;

  return (
    <button
      type="button"
      className="btn btn--line btn--sm needs-script"
      onClick={async () => {
        await navigator.clipboard.writeText(reference);
        setCopied(true);
      }}
    >
      <Icon className="icon" />
      <span aria-live="polite">{copied ? text.copied : text.copy}</span>
    </button>
  );
}
