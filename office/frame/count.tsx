import { useCounted } from '../content/use-counted.ts';
import { useText } from '../content/use-text.ts';
import styles from './count.module.css';

/** The largest figure that there is room for. */
const most = 999;

/** Shows how many wait, as a large numeral; nothing waiting is a dash. */
export function Count({ count }: { count: number | undefined }) {
  const text = useText('frame');
  const counted = useCounted();
  if (count === undefined) return <span className={`relative inline-flex items-center ${styles.count}`} aria-hidden="true" />;
  return (
    <span className={`relative inline-flex items-center ${styles.count}`}>
      {count > 0 ? (
        <span className="figure" aria-hidden="true">
          {count > most ? `${most}+` : count}
        </span>
      ) : (
        <span className={styles.none} />
      )}
      <span className="visually-hidden">{count > 0 ? counted(text.waiting, count) : text.nothingWaits}</span>
    </span>
  );
}
