import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { officePath } from '#contract/office/paths';
import { hasModifierKey } from '#ui/has-modifier-key.ts';

interface StepLinkProps {
  /** Path and search below the Office, of whatever screen. */
  to: string;
  className: string;
  children: ReactNode;
}

/** A link to an address that is data. */
export function StepLink({ to, className, children }: StepLinkProps) {
  const { history } = useRouter();
  const href = `${officePath}${to}`;
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (hasModifierKey(event.nativeEvent)) return;
        event.preventDefault();
        history.push(href);
      }}
    >
      {children}
    </a>
  );
}
