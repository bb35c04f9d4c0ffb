import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { forms } from '#content/en/forms';

/** Text outside form fields cannot be selected on this site, so the reference has a button that copies it. */
export function CopyReference({ reference }: { reference: string }) {
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
      <span aria-live="polite">{copied ? forms.receipt.copied : forms.receipt.copy}</span>
    </button>
  );
}
