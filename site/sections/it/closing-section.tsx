import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';

interface ClosingSectionProps {
  title: ReactNode;
  text: string;
  action: { label: string; href: string };
  /** The section, its text and its title: each page arranges them in its own way. */
  className: { section: string | undefined; text: string | undefined; title: string | undefined };
  /** What is drawn behind or before the text. */
  children?: ReactNode;
}

/** The call to action at the end of every IT service page: the link to the contact page. */
export function ClosingSection({ title, text, action, className, children }: ClosingSectionProps) {
  return (
    <section className={className.section} aria-labelledby="closing-title">
      {children}
      <div className={classNames('wrap', className.text)}>
        <h2 id="closing-title" className={className.title}>
          {title}
        </h2>
        <p className="lead">{text}</p>
        <LinkButton href={action.href} variant="gold" size="large">
          {action.label}
        </LinkButton>
      </div>
    </section>
  );
}
