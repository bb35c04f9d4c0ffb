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
        <p className={styles.columns} aria-hidden="true">
          <span>{columns.name}</span>
          <span>{columns.content}</span>
        </p>
        <p className={styles.root} aria-hidden="true">
          <FolderOpen className="icon" />
          {root}
        </p>
        <ul className={styles.tree}>
          {Object.values(types).map((type) => (
            <li key={type.title}>
              <h3>
                <Folder className="icon" />
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
