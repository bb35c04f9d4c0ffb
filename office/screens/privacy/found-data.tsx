import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useFoundData } from '../../data/company/privacy.ts';
import { useCountedData } from './counted-data.ts';
import styles from './privacy.module.css';

/** Says what is stored under an address, and which other addresses the same person has: each is looked at by itself. */
export function FoundDataNote({ email, onChoose }: { email: string | undefined; onChoose?(email: string): void }) {
  const { found: text } = useText('privacy');
  const counted = useCounted();
  const sayCounts = useCountedData();
  const { data, isError } = useFoundData(email);
  const list = data && sayCounts(data.counts);
  return (
    <div className={`grid gap-1 text-xs ${styles.found}`} role="status">
      {isError && <p className="text-bad">{text.failed}</p>}
      {data && <p className="text-heading">{list === undefined ? text.nothing : fillSentence(text.list, { list })}</p>}
      {data && data.others.length > 0 && (
        <>
          <p className="text-quiet">{counted(text.others, data.others.length)}</p>
          <ul className="flex flex-wrap gap-3 list-none">
            {data.others.map((address) => (
              <li key={address}>
                {onChoose ? (
                  <button type="button" className="link min-h-target" onClick={() => onChoose(address)}>
                    <bdi dir="ltr">{address}</bdi>
                  </button>
                ) : (
                  <bdi dir="ltr">{address}</bdi>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
