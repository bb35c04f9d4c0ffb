import { AppWindow, HardDrive } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { menuPart } from '#contract/menu-part';
import { type PageName, pageUrl } from '#contract/urls';
import { isOffered } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './mega-menu.module.css';
import { servicesOf } from './service-pages.ts';

interface EntryListProps {
  services: ReturnType<typeof servicesOf>;
  current: PageName | undefined;
  locale: Locale;
  /** The entries of a group have one icon for all. */
  isNested?: boolean;
}

function EntryList({ services, current, locale, isNested }: EntryListProps) {
  if (services.length === 0) return null;
  return (
    <ul className={isNested ? styles.nested : undefined}>
      {services.map(({ page, name, icon: Icon }) => (
        <li key={page}>
          <a href={pageUrl(page, locale)} aria-current={page === current ? 'page' : undefined}>
            {Icon && <Icon className="icon" />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const groupIcons = { programming: AppWindow, hardware: HardDrive };

interface MegaMenuProps {
  /** The page that is open. */
  current: PageName | undefined;
  locale: Locale;
}

/** Every service that is offered, in three columns: core with its two groups, marketing, and one picture. */
export function MegaMenu({ current, locale }: MegaMenuProps) {
  const { groups, feature } = content('navigation', locale);
  const list = { current, locale };
  const services = {
    core: servicesOf('core', locale),
    programming: servicesOf('programming', locale),
    hardware: servicesOf('hardware', locale),
    marketing: servicesOf('marketing', locale),
  };
  const columns = {
    core: [...services.core, ...services.programming, ...services.hardware].length > 0,
    marketing: services.marketing.length > 0,
    feature: isOffered('cyberSecurity'),
  };
  const missing = Object.entries(columns).flatMap(([column, isThere]) => (isThere ? [] : [column]));
  return (
    <div className={styles.mega}>
      <div className={`wrap ${styles.inner}`} data-without={missing.join(' ') || undefined}>
        {columns.core && (
          <div className={styles.core}>
            <p className={`label ${styles.title}`}>{groups.core}</p>
            <div className={styles.columns}>
              {(['programming', 'hardware'] as const).map((group) => {
                const Icon = groupIcons[group];
                if (services[group].length === 0) return null;
                return (
                  <div key={group}>
                    <p className={styles.group}>
                      <Icon className="icon" />
                      {groups[group]}
                    </p>
                    <EntryList services={services[group]} {...list} isNested />
                  </div>
                );
              })}
              <EntryList services={services.core} {...list} />
            </div>
          </div>
        )}
        {columns.marketing && (
          <div className={styles.marketing}>
            <p className={`label ${styles.title}`}>{groups.marketing}</p>
            <EntryList services={services.marketing} {...list} />
          </div>
        )}
        {columns.feature && (
          <a className={`stage hidden ${styles.feature}`} href={pageUrl('cyberSecurity', locale)}>
            <Picture name="padlock" part={menuPart} alt="" sizes="43rem" className={`backdrop cover ${styles.picture}`} />
            <span className={styles.caption}>
              <b>{content('servicePageNames', locale).cyberSecurity}</b>
              {feature}
            </span>
          </a>
        )}
      </div>
    </div>
  );
}
