import type { LucideIcon } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { type PageName, pageUrl } from '#contract/urls';
import { type Content, content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './mega-menu.module.css';
import { groupIcons, serviceIcons, serviceMenu } from './service-menu.ts';

type ServicePage = keyof Content<'navigation'>['pages'];

interface EntryListProps<Page extends ServicePage> {
  pages: readonly Page[];
  names: Content<'navigation'>['pages'];
  current: PageName | undefined;
  locale: Locale;
  /** Missing for the entries of a group, which has one icon for all. */
  icons?: Record<Page, LucideIcon>;
}

function EntryList<Page extends ServicePage>({ pages, names, current, locale, icons }: EntryListProps<Page>) {
  return (
    <ul className={icons ? undefined : styles.nested}>
      {pages.map((page) => {
        const Icon: LucideIcon | undefined = icons?.[page];
        return (
          <li key={page}>
            <a href={pageUrl(page, locale)} aria-current={page === current ? 'page' : undefined}>
              {Icon && <Icon className="icon" />}
              {names[page]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface MegaMenuProps {
  /** The page that is open. */
  current: PageName | undefined;
  locale: Locale;
}

/** Every service in three columns: core with its two groups, marketing, and one picture. */
export function MegaMenu({ current, locale }: MegaMenuProps) {
  const { groups, pages: names, feature } = content('navigation', locale);
  const list = { names, current, locale };
  return (
    <div className={styles.mega}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.core}>
          <p className={`label ${styles.title}`}>{groups.core}</p>
          <div className={styles.columns}>
            {(['programming', 'hardware'] as const).map((group) => {
              const Icon = groupIcons[group];
              return (
                <div key={group}>
                  <p className={styles.group}>
                    <Icon className="icon" />
                    {groups[group]}
                  </p>
                  <EntryList pages={serviceMenu.groups[group]} {...list} />
                </div>
              );
            })}
            <EntryList pages={serviceMenu.core} icons={serviceIcons} {...list} />
          </div>
        </div>
        <div className={styles.marketing}>
          <p className={`label ${styles.title}`}>{groups.marketing}</p>
          <EntryList pages={serviceMenu.marketing} icons={serviceIcons} {...list} />
        </div>
        <a className={`stage hidden ${styles.feature}`} href={pageUrl('cyberSecurity', locale)}>
          <Picture name="padlock" alt="" sizes="43rem" className={`backdrop cover ${styles.picture}`} />
          <span className={styles.caption}>
            <b>{names.cyberSecurity}</b>
            {feature}
          </span>
        </a>
      </div>
    </div>
  );
}
