import { useRef } from 'react';
import type { Content } from '#site/content/content.ts';
import { CopyReference } from './copy-reference.tsx';

interface ReferenceLineProps {
  reference: string;
  text: Content<'forms'>['receipt'];
  className: string | undefined;
}

/** The reference of what was sent, with a button that copies it. */
export function ReferenceLine({ reference, text, className }: ReferenceLineProps) {
  const shownIn = useRef<HTMLElement>(null);
  return (
    <p className={`cluster ${className}`}>
      {text.reference}{' '}
      <b>
        <bdi ref={shownIn} dir="ltr">
          {reference}
        </bdi>
      </b>{' '}
      <CopyReference reference={reference} shownIn={shownIn} text={text} />
    </p>
  );
}
