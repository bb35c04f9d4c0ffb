import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../content/use-text.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { MoreMenu } from '../../parts/buttons/menu.tsx';
import type { CaseKind } from '../case-kind.ts';

/** Moves from a case to its neighbours in the list; undefined at the ends. */
export interface Neighbours {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

interface DetailNavigationProps extends Neighbours {
  kind: CaseKind;
  className: string | undefined;
  /** The items of the menu of what else can be done. */
  children: ReactNode;
}

/** The end of a case's toolbar. */
export function DetailNavigation({ kind, className, onPrevious, onNext, children }: DetailNavigationProps) {
  const { detail: text } = useText(kind.topic);
  return (
    <span className={`flex flex-none ${className}`}>
      <IconButton icon={ChevronUp} label={text.previous} disabled={!onPrevious} onClick={onPrevious} />
      <IconButton icon={ChevronDown} label={text.next} disabled={!onNext} onClick={onNext} />
      <MoreMenu label={text.more}>{children}</MoreMenu>
    </span>
  );
}
