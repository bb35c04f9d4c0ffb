import { ArrowUpRight, Mail, MapPin, Phone } from 'lucide-react';
import { pluralText } from '#content/plural';
import type { Branch } from '#contract/branch';
import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';
import { OfficeLogo } from '../../shared/office-logo.tsx';
import { ServiceChips } from '../../shared/service-chips.tsx';
import styles from './office-card.module.css';

interface OfficeCardProps {
  office: Branch;
  text: Pick<Content<'home'>['presence'], 'serviceCount' | 'more' | 'visit' | 'viewOnMap' | 'newTab'>;
  locale: Locale;
}

/** An office: where it is, how to reach it, what it does. */
export function OfficeCard({ office, text, locale }: OfficeCardProps) {
  const { name, country, address, phone, email, services, logo, website, googleMap } = office;
  const href = website ?? googleMap;
  return (
    <article className={`card stack gap-4 text-md leading-normal ${styles.card}`}>
      <header className="flex items-center gap-3">
        <OfficeLogo logo={logo} />
        <div>
          <h3 className={`h3 ${styles.name}`}>
            <bdi>{name}</bdi>
          </h3>
          <p className="text-sm text-muted">{country}</p>
        </div>
      </header>
      <ul className={`grid gap-2 ${styles.contacts}`}>
        <li className="grid gap-3">
          <MapPin className="icon" />
          <bdi>{address}</bdi>
        </li>
        <li className="grid gap-3">
          <Phone className="icon" />
          <bdi dir="ltr">{phone}</bdi>
        </li>
        <li className="grid gap-3">
          <Mail className="icon" />
          <bdi dir="ltr">{email}</bdi>
        </li>
      </ul>
      {services.length > 0 && (
        <>
          <p className={`border-t ${styles.count}`}>
            <ServiceCount count={services.length} text={text.serviceCount} locale={locale} />
          </p>
          <ServiceChips services={services} more={(count) => fillPlaceholders(text.more, { count })} />
        </>
      )}
      {href && (
        <a className="btn btn--line btn--sm" href={href} target="_blank" rel="noopener">
          {website ? text.visit : text.viewOnMap}
          <ArrowUpRight className="icon icon-along" />
          <span className="sr-only">
            {' '}
            <bdi>{name}</bdi> ({text.newTab})
          </span>
        </a>
      )}
    </article>
  );
}

interface ServiceCountProps {
  count: number;
  text: OfficeCardProps['text']['serviceCount'];
  locale: Locale;
}

/** "12 services" with the number set larger, in a language and for a number that is written in digits. */
function ServiceCount({ count, text, locale }: ServiceCountProps) {
  const number = '{count}';
  const [before, after] = pluralText(text, count, locale, number).split(number);
  return (
    <>
      {before}
      {after !== undefined && <b>{count}</b>}
      {after}
    </>
  );
}
