import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../content/use-text.ts';
import { useToast } from '../messages/toast.tsx';
import { Button } from './button.tsx';

/** Milliseconds for which the button says that it has copied. */
const copiedMs = 2_000;

/** Copies a text, and says so in its own place. */
export function CopyButton({ text, label, size = 'small' }: { text: string; label: string; size?: 'small' | 'normal' }) {
  const labels = useText('copy');
  const toast = useToast();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // Without the right to the clipboard, and on plain http of another machine.
      toast.failed(labels.failed);
    }
  };

  return (
    <Button variant="ghost" size={size} icon={isCopied ? Check : Copy} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? labels.copied : label}</span>
    </Button>
  );
}
