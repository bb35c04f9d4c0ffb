import { MessagesSquare } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useCounted } from '../../content/use-counted.ts';
import { Notice } from '../messages/notice.tsx';
import { useColleagueName } from './use-colleague-name.ts';

interface OthersWritingProps extends Pick<ComponentProps<typeof Notice>, 'detail'> {
  ids: readonly string[];
  /** With `{names}`. */
  text: Parameters<ReturnType<typeof useCounted>>[0];
}

/** Shows who else is writing to the same person. */
export function OthersWriting({ ids, text, detail }: OthersWritingProps) {
  const counted = useCounted();
  const nameOf = useColleagueName();
  const names = ids.map(nameOf).filter(Boolean);
  if (names.length === 0) return null;
  return <Notice icon={MessagesSquare} text={counted(text, names.length, { names: names.join(', ') })} detail={detail} />;
}
