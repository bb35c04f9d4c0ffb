import { Send } from 'lucide-react';

interface SubmitButtonProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
  className?: string;
}

/** Stays focusable while the form is on its way, so that nobody loses their place. */
export function SubmitButton({ label, pendingLabel, pending, className = '' }: SubmitButtonProps) {
  return (
    <button type="submit" className={`btn btn--gold ${className}`} aria-disabled={pending || undefined}>
      {pending && <span className="spinner" aria-hidden="true" />}
      {pending ? pendingLabel : label}
      {!pending && <Send className="icon" />}
    </button>
  );
}
