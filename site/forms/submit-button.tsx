import { Send } from 'lucide-react';
import { Spinner } from '#ui/spinner.tsx';

interface SubmitButtonProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
}

/** Stays focusable while the form is pending, so that keyboard users keep their position. */
export function SubmitButton({ label, pendingLabel, pending }: SubmitButtonProps) {
  return (
    <button type="submit" className="btn btn--primary" aria-disabled={pending || undefined}>
      {pending && <Spinner />}
      {pending ? pendingLabel : label}
      {!pending && <Send className="icon icon-along" />}
    </button>
  );
}
