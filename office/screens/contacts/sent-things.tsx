import { Link } from '@tanstack/react-router';
import type { Contact, SentThing } from '#contract/office/contacts/contact';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './contacts.module.css';
import { linkOf } from './thing-links.ts';

/** Lists what the person sent, each with how it stands. */
export function SentThings({ contact: { sent } }: { contact: Contact }) {
  const text = useText('contacts');
  const dateFormats = useDateFormats();
  return (
    <section>
      <h2 className={styles.heading}>{text.sent}</h2>
      <ul className={`list-none border-t-hair ${styles.things}`}>
        {sent.map((thing) => (
          <li key={thing.id} className="border-b-hair">
            <Link {...linkOf(thing)} className="grid hover:bg-hover">
              <span className="flex items-baseline justify-between gap-3">
                <span className="text-heading font-600">{text.kinds[thing.kind]}</span>
                <span className="text-body text-xs whitespace-nowrap">
                  <State thing={thing} />
                </span>
              </span>
              <span className="flex justify-between gap-3 text-quiet text-2xs">
                <bdi className="truncate">{thing.kind === 'application' ? thing.jobTitle : <span dir="ltr">{thing.reference}</span>}</bdi>
                <time className="whitespace-nowrap" dateTime={thing.at}>
                  {dateFormats.day(thing.at)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function State({ thing }: { thing: SentThing }) {
  const text = useText('contacts');
  const { states: quoteStates } = useText('quotes');
  const { states: applicationStates } = useText('applications');
  const { states: reviewStates } = useText('contacts');
  if (thing.suspicious) return text.spam;
  if (thing.kind === 'quote') return thing.isMerged ? text.merged : quoteStates[thing.state];
  if (thing.kind === 'application') return thing.isMerged ? text.joined : applicationStates[thing.state];
  const stars = thing.rate === null ? '' : fillSentence(text.stars, { rate: thing.rate });
  return [stars, reviewStates[thing.state]].filter(Boolean).join(' · ');
}
