import type { LucideIcon } from 'lucide-react';
import { navigation } from '#content/en/navigation';
import type { PageUrl } from '#contract/urls';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './mega-menu.module.css';
import { serviceIcons } from './service-icons.ts';

interface EntryListProps<Href extends PageUrl> {
  entries: readonly { label: string; href: Href }[];
  path: string;
  /** Missing for the entries of a group, which has one icon for all. */
  icons?: Record<Href, LucideIcon>;
}

function EntryList<Href extends PageUrl>({ entries, path, icons }: EntryListProps<Href>) {
  return (
    <ul className={icons ? undefined : styles.nested}>
      {entries.map(({ label, href }) => {
        const Icon: LucideIcon | undefined = icons?.[href];
        return (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              {Icon && <Icon className="icon" />}
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Every service in three columns: core with its two groups, marketing, and one picture. */
export function MegaMenu({ path }: { path: string }) {
  const { core, marketing, feature } = navigation.services;
  return (
    <div className={styles.mega}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.core}>
          <p className={`label ${styles.title}`}>{core.title}</p>
          <div className={styles.columns}>
            {core.groups.map(({ label, href, entries }) => {
              const Icon = serviceIcons[href];
              return (
                <div key={label}>
                  <p className={styles.group}>
                    <Icon className="icon" />
                    {label}
                  </p>
                  <EntryList entries={entries} path={path} />
                </div>
              );
            })}
            <EntryList entries={core.entries} path={path} icons={serviceIcons} />
          </div>
        </div>
        <div className={styles.marketing}>
          <p className={`label ${styles.title}`}>{marketing.title}</p>
          <EntryList entries={marketing.entries} path={path} icons={serviceIcons} />
        </div>
        <a className={`stage ${styles.feature}`} href={feature.href}>
          <Picture name={feature.picture} alt="" sizes="43rem" className={`backdrop cover ${styles.picture}`} />
          <span className={styles.caption}>
            <b>{feature.title}</b>
            {feature.text}
          </span>
        </a>
      </div>
    </div>
  );
}
