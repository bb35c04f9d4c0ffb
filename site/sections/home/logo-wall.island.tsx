// Needs JavaScript: the logos refresh themselves, and load here when the page came without them.
import { ArrowRight } from 'lucide-react';
import { homeClients as content } from '#content/en/home-islands';
import type { ClientLogo } from '#contract/client';
import type { Loaded } from '#site/data/list.ts';
import { useHomeLogos } from '#site/data/queries.ts';
import { ListNote } from '#ui/list-note.tsx';
import { LoadedImage } from '#ui/loaded-image.tsx';
import styles from './clients.module.css';

const skeletonCells = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export function LogoWall({ initial }: { initial?: Loaded<ClientLogo> }) {
  const list = useHomeLogos(initial);
  return (
    <div className={styles.area}>
      <header className={`cluster ${styles.head}`}>
        <h2 id="clients-title" className="h3">
          {list.state === 'empty' ? content.titleWhenEmpty : content.title}
        </h2>
        {/* It covers the logos: a click on any of them leads to the same page. */}
        <a className={`link stretched ${styles.all}`} href={content.all.href}>
          {content.all.label}
          <ArrowRight className="icon icon-along" />
        </a>
      </header>
      {list.state === 'ready' && (
        <ul className={styles.logos}>
          {list.items.map(({ _id, name, logo }) => (
            <li key={_id} className={styles.cell}>
              <LoadedImage
                src={logo}
                alt={name}
                width={200}
                height={56}
                loading="lazy"
                fallback={<span className={styles.name}>{name}</span>}
              />
            </li>
          ))}
        </ul>
      )}
      {list.state === 'loading' && (
        <>
          <ListNote state="loading" title={content.loading} />
          <ul className={styles.logos} aria-hidden="true">
            {skeletonCells.map((cell) => (
              <li key={cell} className={styles.cell}>
                <span className={`skeleton ${styles.skeleton}`} />
              </li>
            ))}
          </ul>
        </>
      )}
      {list.state === 'failed' && <ListNote state="failed" title={content.failed} />}
      {list.state === 'empty' && <ListNote state="empty" title={content.empty} />}
    </div>
  );
}
