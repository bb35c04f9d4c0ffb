import { Bot } from 'lucide-react';
import { useText } from '../../content/use-text.ts';
import type { CaseDetail } from '../../data/cases/cases.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { SpamReasons } from '../../parts/mails/spam-reasons.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import type { CaseKind } from '../case-kind.ts';

interface SpamNoticeProps {
  kind: CaseKind;
  detail: CaseDetail;
  onGenuine(): void;
}

/** Over a case that was set apart: why, and the way back. */
export function SpamNotice({ kind, detail: { suspicious, spamReasons }, onGenuine }: SpamNoticeProps) {
  const { detail: text } = useText(kind.topic);
  const { marked } = useText('spam');
  const hasReasons = spamReasons.length > 0;
  if (!suspicious) return null;
  return (
    <Notice icon={Bot} text={hasReasons ? text.suspicious : marked} detail={hasReasons && <SpamReasons reasons={spamReasons} />}>
      <Button size="small" onClick={onGenuine}>
        {text.genuine}
      </Button>
    </Notice>
  );
}
