import { Folder, FolderOpen } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import styles from './industries.module.css';

/** The seven industries as folders in a tree, with what lies in each. */
export function Industries({ text: { title, root, columns, types } }: { text: Content<'windows'>['industries'] }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="industries-title">
      <div className="wrap">
        <h2 id="industries-title" className={`h2 ${styles.title}`}>
          {title}
        </h2>
        <p className={`hidden ${styles.columns}`} aria-hidden="true">
          <span>{columns.name}</span>
          <span>{columns.content}</span>
        </p>
        <p className={`flex items-center text-muted ${styles.root}`} aria-hidden="true">
          <FolderOpen className="icon text-brand" />
          {root}
        </p>
        <ul className={styles.tree}>
          {Object.values(types).map((type) => (
            <li key={type.title} className="relative grid">
              <h3 className="flex items-center leading-normal">
                <Folder className="icon text-brand" />
                {type.title}
              </h3>
              <p className="item-text">{type.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
