import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, TriangleAlert } from 'lucide-react';
import { hasPersonalLink, type UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useUndeliveredMail } from '../../data/mails/undelivered.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { ContactLink } from '../../parts/contact/contact-link.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { SendAgainForm } from './send-again-form.tsx';
import { Uncertain } from './uncertain.tsx';
import styles from './undelivered.module.css';

interface MailDetailProps {
  mail: UndeliveredMail;
  onBack: () => void;
}

/** Shows what the other server said, the way to send it again, and the mail itself. */
export function MailDetail({ mail, onBack }: MailDetailProps) {
  const text = useText('undelivered');
  const dateFormats = useDateFormats();
  const { data, isError, refetch } = useUndeliveredMail(mail.id, mail.kind !== 'account');

  return (
    <>
      <div className="pane-bar flex-wrap">
        <IconButton icon={ArrowLeft} label={text.back} className="icon-along phone-only" onClick={onBack} />
        <span className="text-xs text-quiet">{fillSentence(text.writtenAt, { at: dateFormats.full(mail.at) })}</span>
        <span className="flex-1" />
        {mail.about && <ContactLink id={mail.about.id} className="button button--small button--ghost" />}
        <About about={mail.about} />
      </div>
      <div className="scroll">
        <div className={`grid ${styles.body}`}>
          <h2 className="title wrap-anywhere" dir="auto">
            {mail.subject}
          </h2>
          {mail.deliveryStatus === 'uncertain' ? (
            <Uncertain mail={mail} onNoted={onBack} />
          ) : (
            <figure className="grid gap-2">
              <figcaption className="label">{text.serverResponse}</figcaption>
              <blockquote className={`flex gap-3 rounded-2 text-heading wrap-anywhere ${styles.reason}`} dir="auto">
                <TriangleAlert className="icon text-bad mt-0.5" aria-hidden />
                {mail.reason}
              </blockquote>
            </figure>
          )}
          <SendAgainForm mail={mail} onSent={onBack} />
          <div className="grid gap-3">
            <h3>{text.mail}</h3>
            {hasPersonalLink(mail) ? (
              <p className="text-quiet text-xs">{text.noText}</p>
            ) : isError && !data ? (
              <Notice kind="bad" text={text.mailFailed} onRetry={() => void refetch()} />
            ) : (
              <div className="theme-light border rounded-2 bg-pane text-heading">
                <p className={`text-quiet text-xs border-b-hair grid gap-0.5 ${styles.paperHeader}`}>
                  <b className="text-heading text-md" dir="auto">
                    {mail.subject}
                  </b>
                  <bdi>{fillSentence(text.to, { recipient: mail.recipient })}</bdi>
                </p>
                <p className={`wrap-anywhere ${styles.paperText}`} dir="auto">
                  {data?.text}
                </p>
              </div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

function About({ about }: Pick<UndeliveredMail, 'about'>) {
  const text = useText('undelivered');
  if (!about || about.kind === 'application') return null;
  const label = (
    <>
      <bdi>{fillSentence(text.about[about.kind], { name: about.name })}</bdi>
      <ArrowRight className="icon icon-along" aria-hidden />
    </>
  );
  return about.kind === 'quote' ? (
    <Link to="/quotes/$id" params={{ id: about.id }} className="button button--small">
      {label}
    </Link>
  ) : (
    <Link to="/reviews" search={{ review: about.id }} className="button button--small">
      {label}
    </Link>
  );
}
