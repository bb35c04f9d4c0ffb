import { RefreshCw } from 'lucide-react';
import { fillSentence } from '#contract/text/fill-sentence';
import { Button } from '../buttons/button.tsx';
import { Notice } from './notice.tsx';

interface NewerNoticeProps {
  /** `title` with `{name}`. */
  text: { title: string; text: string; theirs: string; mine: string };
  name: string;
  onTheirs(): void;
  onMine(): void;
}

/** Somebody else was faster: one goes on from their version, or puts one's own over it. */
export function NewerNotice({ text, name, onTheirs, onMine }: NewerNoticeProps) {
  return (
    <Notice icon={RefreshCw} text={fillSentence(text.title, { name })} detail={text.text}>
      <Button size="small" onClick={onTheirs}>
        {text.theirs}
      </Button>
      <Button size="small" onClick={onMine}>
        {text.mine}
      </Button>
    </Notice>
  );
}
