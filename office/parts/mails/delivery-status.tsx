import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeliveryStatus as Status } from '#contract/office/mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { useTakeBack } from '../../data/mails/mails.ts';
import { useNoteArrival, useSendAgain } from '../../data/mails/undelivered.ts';
import { useMe } from '../../data/people/account.ts';
import { Button } from '../buttons/button.tsx';
import { Form, FormButtons } from '../fields/form.tsx';
import { useAction } from '../messages/use-action.ts';
import { RichText } from '../texts/rich-text.tsx';
import { useDateFormats } from '../times/date-formats.ts';
import styles from './delivery-status.module.css';

interface DeliveryStatusProps {
  mailId: string;
  deliveryStatus: Status;
  recipient: string;
  /** Only whoever wrote it can take it back. */
  authorId: string | null;
  /** Whether what became of it stands before this already. */
  isSaid?: boolean;
}

/** Shows what became of a mail, and what can be done about it. */
export function DeliveryStatus({ mailId, deliveryStatus, recipient, authorId, isSaid = false }: DeliveryStatusProps) {
  const text = useText('timeline');
  const me = useMe();
  const dateFormats = useDateFormats();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { state, at, reason, refusedCopies = [] } = deliveryStatus;
  const isFailed = hasFailed(deliveryStatus);
  return (
    <div className={`row text-quiet text-2xs flex-wrap ${styles.status}`}>
      <p className={classNames(isFailed && 'text-bad font-550')}>
        {state === 'held' ? <Held until={at} /> : !isSaid && fillSentence(text.deliveryStatus[state], { time: dateFormats.ago(at) })}
        {isFailed && reason && <span className="block text-body font-450">{fillSentence(text.reason, { reason })}</span>}
      </p>
      {state === 'held' && authorId === me.id && <TakeBack mailId={mailId} />}
      {state === 'uncertain' && <Arrived mailId={mailId} />}
      {isFailed &&
        (isCorrecting ? (
          <Correct mailId={mailId} recipient={recipient} onDone={() => setIsCorrecting(false)} />
        ) : (
          <Button size="small" onClick={() => setIsCorrecting(true)}>
            {text.correct}
          </Button>
        ))}
      {refusedCopies.map(({ address, reason: response }) => (
        <p key={address} className="w-full text-bad">
          <RichText text={text.copyRefused} values={{ address: <bdi dir="ltr">{address}</bdi>, reason: <bdi>{response}</bdi> }} />
        </p>
      ))}
    </div>
  );
}

/** Whether somebody has to see to it. */
export const hasFailed = ({ state }: Status): boolean => state === 'refused' || state === 'bounced' || state === 'uncertain';

/** Notes, of one that may have been sent, that somebody knows that it was. */
function Arrived({ mailId }: { mailId: string }) {
  const text = useText('timeline');
  const arrived = useNoteArrival();
  const run = useAction({ run: () => arrived.mutateAsync(mailId), done: text.noted });
  return (
    <Button size="small" busy={arrived.isPending} onClick={() => void run()}>
      {text.arrived}
    </Button>
  );
}

/** Seconds that are counted down; a mail that leaves later says when. */
const shownSeconds = 60;

/** Seconds until it leaves; then the timeline is asked what became of it. */
function Held({ until }: { until: string }) {
  const { deliveryStatus } = useText('timeline');
  const dateFormats = useDateFormats();
  const queries = useQueryClient();
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = seconds === 0;

  useEffect(() => {
    if (isOver) {
      for (const topic of ['quotes', 'applications'] as const) void queries.invalidateQueries({ queryKey: [topic, 'detail'] });
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver, queries]);

  if (isOver) return deliveryStatus.waiting;
  if (seconds > shownSeconds) return fillSentence(deliveryStatus.putOff, { time: dateFormats.full(until) });
  return fillSentence(deliveryStatus.held, { seconds });
}

function TakeBack({ mailId }: { mailId: string }) {
  const text = useText('timeline');
  const { takenBack } = useText('answer');
  const takeBack = useTakeBack();
  const run = useAction({ run: () => takeBack.mutateAsync(mailId), done: takenBack });
  return (
    <Button size="small" busy={takeBack.isPending} onClick={() => void run()}>
      {text.takeBack}
    </Button>
  );
}

function Correct({ mailId, recipient, onDone }: { mailId: string; recipient: string; onDone(): void }) {
  const text = useText('timeline');
  const queries = useQueryClient();
  const sendAgain = useSendAgain();
  const [typed, setTyped] = useState(recipient);
  const send = useAction({
    async run(address: string) {
      await sendAgain.mutateAsync({ id: mailId, recipient: address });
      for (const topic of ['quotes', 'applications'] as const) void queries.invalidateQueries({ queryKey: [topic, 'detail'] });
      onDone();
    },
    done: (_, address) => fillSentence(text.resent, { recipient: address }),
    failed: text.resendFailed,
  });
  function submit(): void {
    if (typed.trim()) void send(typed.trim());
  }
  return (
    <Form className={`flex flex-wrap gap-1.5 w-full ${styles.correct}`} onSubmit={submit}>
      <input
        className="input input--small"
        type="email"
        required
        dir="ltr"
        aria-label={text.recipient}
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that opened it
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormButtons submit={text.send} cancel={text.cancel} size="small" isBusy={sendAgain.isPending} onCancel={onDone} />
    </Form>
  );
}
