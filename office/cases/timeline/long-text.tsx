import { type ElementType, Fragment, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import styles from './long-text.module.css';

interface LongTextProps {
  /** Its heading: the subject of a mail. */
  title?: string;
  className?: string | undefined;
  /** Earlier mails that stand below it: folded away until they are asked for. */
  quoted?: string;
  /** Shows the words, where that is not as they are. */
  Words?: ElementType<{ children: string }>;
  children: string;
}

/** Shows what somebody wrote, in its own direction; a long text is collapsed until it is asked for. */
export function LongText({ title, className, quoted = '', Words = Fragment, children }: LongTextProps) {
  const text = useText('timeline');
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const element = words.current;
    if (element && !isOpen) setIsCut(element.scrollHeight > element.clientHeight + 2);
  }, [isOpen, children]);

  return (
    <div className={className}>
      {title && (
        <p className="text-quiet font-600" dir="auto">
          {title}
        </p>
      )}
      <p
        ref={words}
        className={classNames(`pre-line wrap-anywhere ${styles.words}`, !isOpen && `overflow-hidden ${styles.collapsed}`)}
        dir="auto"
      >
        <Words>{children}</Words>
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={`text-accent font-600 screen-only ${styles.more}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.lessText : text.fullText}
        </button>
      )}
      {quoted !== '' && <Quoted>{quoted}</Quoted>}
    </div>
  );
}

function Quoted({ children }: { children: string }) {
  const text = useText('timeline');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`block text-quiet font-550 screen-only ${styles.more}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? text.lessQuoted : text.quotedText}
      </button>
      {isOpen && (
        <p className={`pre-line wrap-anywhere text-quiet ${styles.words} ${styles.quoted}`} dir="auto">
          {children}
        </p>
      )}
    </>
  );
}
