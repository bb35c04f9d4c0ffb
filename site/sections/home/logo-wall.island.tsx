// Needs JavaScript: the logos refresh themselves, and load here when the page came without them.
import '#ui/styles/some-pages/stretched.css';
import { ArrowRight } from 'lucide-react';
import type { ClientLogo } from '#contract/client';
import type { Content } from '#site/content/content.ts';
import type { Loaded } from '#site/data/list.ts';
import { useHomeLogos } from '#site/data/queries.ts';
import { ListNote } from '#ui/list-note.tsx';
import { LoadedImage } from '#ui/loaded-image.tsx';
import { LoadingNote } from '#ui/loading-note.tsx';
import skeleton from '#ui/skeleton.module.css';
import styles from './clients.module.css';

const skeletonCells = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

interface LogoWallProps {
  text: Pick<Content<'home'>['clients'], 'titleWhenEmpty' | 'all' | 'loading' | 'failed' | 'empty'> & { title: string };
  /** The page of all clients. */
  href: string;
  initial?: Loaded<ClientLogo>;
}

export function LogoWall({ text, href, initial }: LogoWallProps) {
  const list = useHomeLogos(initial);
  return (
    <div className={`relative ${styles.area}`}>
      <header className={`cluster justify-between ${styles.head}`}>
        <h2 id="clients-title" className="h3">
          {list.state === 'empty' ? text.titleWhenEmpty : text.title}
        </h2>
        {/* It covers the logos: a click on any of them leads to the same page. */}
        <a className={`link stretched ${styles.all}`} href={href}>
          {text.all}
          <ArrowRight className="icon icon-along" />
        </a>
      </header>
      {list.state === 'ready' && (
        <ul className={`grid border ${styles.logos}`}>
          {list.items.map(({ _id, name, logo }) => (
            <li key={_id} className={`grid place-items-center border ${styles.cell}`}>
              <LoadedImage
                src={logo}
                alt={name}
                width={200}
                height={56}
                loading="lazy"
                fallback={<bdi className={`text-center text-muted ${styles.name}`}>{name}</bdi>}
              />
            </li>
          ))}
        </ul>
      )}
      {list.state === 'loading' && (
        <LoadingNote title={text.loading} failed={{ title: text.failed }}>
          <ul className={`grid border ${styles.logos}`} aria-hidden="true">
            {skeletonCells.map((cell) => (
              <li key={cell} className={`grid place-items-center border ${styles.cell}`}>
                <span className={`${skeleton.skeleton} ${styles.skeleton}`} />
              </li>
            ))}
          </ul>
        </LoadingNote>
      )}
      {list.state === 'failed' && <ListNote state="failed" title={text.failed} />}
      {list.state === 'empty' && <ListNote state="empty" title={text.empty} />}
    </div>
  );
}
