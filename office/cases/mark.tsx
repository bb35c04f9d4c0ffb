import { AtSign, UserRoundPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Mark } from '#contract/office/cases/marks';
import { firstNameOf } from '#contract/text/first-name';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../content/use-text.ts';
import { useMark, useRemoveMark } from '../data/cases/marks.ts';
import { Notice } from '../parts/messages/notice.tsx';
import { useColleagueName } from '../parts/people/use-colleague-name.ts';
import { FilledText } from '../parts/texts/filled-text.tsx';
import { useDateFormats } from '../parts/times/date-formats.ts';
import styles from './mark.module.css';

const signs = { given: UserRoundPlus, mentioned: AtSign } as const;

interface MarkProps {
  mark: Mark;
}

/** Shows at a glance why a case is new to the reader. */
export function MarkSign({ mark: { reason } }: MarkProps) {
  const Sign = signs[reason];
  return <Sign className="icon" aria-hidden />;
}

/** Says why a case is new to the reader, and by whom. */
export function MarkWords({ mark: { reason, byId }, isShort = false }: MarkProps & { isShort?: boolean }) {
  const { marks } = useText('parts');
  const nameOf = useColleagueName();
  const name = nameOf(byId);
  return <FilledText text={marks[reason]} values={{ name: <bdi key="name">{isShort ? firstNameOf(name) : name}</bdi> }} />;
}

/** The mark of a case in a list; nothing without one. */
export function MarkLabel({ id, className }: { id: string; className?: string | undefined }) {
  const mark = useMark(id);
  if (!mark) return null;
  return (
    <span className={classNames(`text-accent font-600 text-2xs whitespace-nowrap ${styles.label}`, className)}>
      <MarkSign mark={mark} />
      <span>
        <MarkWords mark={mark} isShort />
      </span>
    </span>
  );
}

/** Shows over an open case why it is new to the reader, for as long as it is open; in lists it is not new any more. */
export function OpenedMark({ id }: { id: string }) {
  const mark = useMark(id);
  const dateFormats = useDateFormats();
  const { mutate: remove } = useRemoveMark();
  const [opened, setOpened] = useState(mark);
  useEffect(() => {
    if (!mark) return;
    setOpened(mark);
    remove(mark.caseId);
  }, [mark, remove]);
  if (!opened) return null;
  return <Notice icon={signs[opened.reason]} text={<MarkWords mark={opened} />} detail={dateFormats.ago(opened.at)} />;
}
