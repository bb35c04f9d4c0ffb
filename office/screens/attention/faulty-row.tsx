import { Link, type LinkProps } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { FaultyEntry } from '#contract/office/attention';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { faultText } from '../../parts/texts/use-fault-texts.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './attention.module.css';
import { useRejectReview } from './use-reject-review.ts';

/**
 * Returns the address at which an entry is edited. Undefined for a review, which is a visitor's and not edited, and for a row whose key fits no
 * address.
 */
function editorOf({ kind, id, faults }: FaultyEntry): LinkProps | undefined {
  if (faults.some(({ reason }) => reason === 'bad-key')) return undefined;
  if (kind === 'office') return { to: '/offices', search: { office: id } };
  if (kind === 'client') return { to: '/clients', search: { client: id } };
  return kind === 'job' ? { to: '/jobs/$id', params: { id } } : undefined;
}

/** An entry: what does not fit, what stands there instead, and since when. */
export function FaultyRow({ entry }: { entry: FaultyEntry }) {
  const text = useText('attention');
  const dateFormats = useDateFormats();
  const reject = useRejectReview();
  const { kind, faults, stored, since } = entry;
  const name = entry.name || text.unnamed;
  const editor = editorOf(entry);
  const isReview = kind === 'review' && faults.every(({ reason }) => reason !== 'bad-key');

  return (
    <li data-row className={`grid justify-items-start border-b-hair text-xs hover:bg-hover ${styles.row}`}>
      <p className={`text-heading font-600 wrap-anywhere ${styles.name}`}>
        {editor ? (
          <Link {...editor}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi tabIndex={-1}>{name}</bdi>
        )}{' '}
        <small className="text-quiet font-450">{text.kinds[kind]}</small>
      </p>
      <small className={`text-quiet ${styles.since}`}>
        {since ? fillSentence(text.since, { date: dateFormats.day(since) }) : text.sinceUnknown}
      </small>
      <ul className={`grid gap-1 ${styles.faults}`}>
        {faults.map((fault) => (
          <li key={[fault.field, ...fault.path].join('.')}>
            <span className="wrap-anywhere">{faultText(text, fault)}</span>{' '}
            {stored[fault.field] && (
              <code className="text-heading wrap-anywhere" dir="auto">
                {stored[fault.field]}
              </code>
            )}
          </li>
        ))}
      </ul>
      {!editor && <p className="text-quiet">{isReview ? text.reviewHint : text.badKey}</p>}
      {isReview && (
        <Button size="small" icon={X} onClick={() => void reject(entry, name)}>
          {text.reject}
        </Button>
      )}
    </li>
  );
}
