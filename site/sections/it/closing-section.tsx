import type { ReactNode } from 'react';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';

interface ClosingSectionProps {
  text: { title: string; text: string; action: string };
  /** The title where more than its text is to be seen. */
  title?: ReactNode;
  locale: Locale;
  /** The section, its text and its title: each page arranges them in its own way. */
  className: { section: string | undefined; text: string | undefined; title: string | undefined };
  /** Drawn behind or before the text. */
  children?: ReactNode;
}

/** The call to action at the end of every IT service page: the link to the contact page. */
export function ClosingSection({ text, title = text.title, locale, className, children }: ClosingSectionProps) {
  return (
    <section className={className.section} aria-labelledby="closing-title">
      {children}
      <div className={classNames('wrap', className.text)}>
        <h2 id="closing-title" className={className.title}>
          {title}
        </h2>
        <p className="lead">{text.text}</p>
        <LinkButton href={pageUrl('contact', locale)} variant="primary" size="large">
          {text.action}
        </LinkButton>
      </div>
    </section>
  );
}
