import { useNavigate } from '@tanstack/react-router';
import { MailPlus, Phone, Send, Users } from 'lucide-react';
import { useState } from 'react';
import { localeFormats } from '#content/locales';
import { type Contact, sentKinds } from '#contract/office/contacts/contact';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useCallDraft } from '../../data/cases/call-draft.ts';
import { useMe } from '../../data/people/account.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { useCountryName } from '../../parts/contact/country-name.ts';
import { localTime } from '../../parts/contact/local-time.ts';
import { useTitle } from '../../parts/layout/page-header.tsx';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { useNow } from '../../parts/times/use-now.ts';
import styles from './contacts.module.css';
import { JoinDialog } from './join-dialog.tsx';

/** Shows who the person is, and what can be done. */
export function ContactTop({ contact }: { contact: Contact }) {
  const text = useText('contacts');
  const locale = useLocale();
  const counted = useCounted();
  const now = useNow();
  const [isJoining, setIsJoining] = useState(false);
  const { names, country, sent } = contact;
  const [name = '', ...others] = names;
  useTitle(name);
  const nameCountry = useCountryName();
  const time = localTime(country, localeFormats[locale].format, new Date(now));
  const counts = sentKinds.map((kind) => [kind, sent.filter((thing) => thing.kind === kind).length] as const);
  return (
    <header className={styles.top}>
      <div className="min-w-0">
        <h1 className="title wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <p className={`text-quiet text-xs flex flex-wrap ${styles.facts}`}>
          {others.length > 0 && (
            <span>
              <FilledText text={text.also} values={{ names: <bdi>{others.join(locale === 'ar' ? '، ' : ', ')}</bdi> }} />
            </span>
          )}
          {country && (
            <span>{time ? fillSentence(text.there, { country: nameCountry(country), time }) : <bdi>{nameCountry(country)}</bdi>}</span>
          )}
          {counts.map(([kind, count]) => count > 0 && <span key={kind}>{counted(text.counts[kind], count)}</span>)}
        </p>
      </div>
      <div className={`flex flex-wrap gap-2 ${styles.actions}`}>
        <Button variant="ghost" icon={Users} onClick={() => setIsJoining(true)}>
          {text.joinOpen}
        </Button>
        <CallButton contact={contact} />
        <WriteButton contact={contact} />
      </div>
      {isJoining && <JoinDialog contact={contact} onClose={() => setIsJoining(false)} />}
    </header>
  );
}

/** Begins to take a quote down, with what is known of the person. */
function CallButton({ contact }: { contact: Contact }) {
  const text = useText('contacts');
  const navigate = useNavigate();
  const { permissions } = useMe();
  const draft = useCallDraft();
  if (!permissions.includes('quotes.answer')) return null;
  const addressOf = (kind: 'email' | 'phone') => contact.addresses.find((address) => address.kind === kind)?.address ?? '';
  const begin = () => {
    const { names, country } = contact;
    // What is half written already may be about somebody else, and stays theirs.
    if (draft.content.message === '')
      draft.change({ fullName: names[0] ?? '', email: addressOf('email'), phoneNumber: addressOf('phone'), country });
    void navigate({ to: '/quotes', search: { call: true } });
  };
  return (
    <Button icon={Phone} onClick={begin}>
      {text.call}
    </Button>
  );
}

/** Leads to the mail about the quote that waits, or else about what they sent last; where that has no address, to where it is added. */
function WriteButton({ contact: { sent } }: { contact: Contact }) {
  const text = useText('contacts');
  const navigate = useNavigate();
  const quotes = sent.filter((thing) => thing.kind === 'quote').filter(({ isMerged, suspicious }) => !isMerged && !suspicious);
  const quote = quotes.find(({ state }) => state === 'new' || state === 'talk') ?? quotes[0];
  const application = sent.find((thing) => thing.kind === 'application' && !thing.isMerged);
  if (!quote && !application) return null;
  if (quote && !quote.hasEmail)
    return (
      <Button
        variant="primary"
        icon={MailPlus}
        onClick={() => void navigate({ to: '/quotes/$id', params: { id: quote.id }, search: { email: true } })}
      >
        {text.addEmail}
      </Button>
    );
  const write = () =>
    quote
      ? navigate({ to: '/quotes/$id/answer', params: { id: quote.id } })
      : navigate({ to: '/applications/$id/mail', params: { id: application?.id ?? '' } });
  return (
    <Button variant="primary" icon={Send} onClick={() => void write()}>
      {text.write}
    </Button>
  );
}
