import { ArrowUpRight, Mail, MapPin, Phone } from 'lucide-react';
import { homePresence as content } from '#content/en/home-islands';
import type { Group } from '#contract/group';
import { OfficeLogo } from '../shared/office-logo.tsx';
import { ServiceChips } from '../shared/service-chips.tsx';
import styles from './office-card.module.css';

/** An office: where it is, how to reach it, what it does. */
export function OfficeCard({ office }: { office: Group }) {
  const { name, country, address, phone, email, services, logo, website, googleMap } = office;
  const href = website ?? googleMap;
  return (
    <article className={`card stack ${styles.card}`}>
      <header className={styles.head}>
        <OfficeLogo logo={logo} />
        <div>
          <h3 className={`h3 ${styles.name}`}>{name}</h3>
          <p>{country}</p>
        </div>
      </header>
      <ul className={styles.contacts}>
        <li>
          <MapPin className="icon" />
          {address}
        </li>
        <li>
          <Phone className="icon" />
          <bdi dir="ltr">{phone}</bdi>
        </li>
        <li>
          <Mail className="icon" />
          {email}
        </li>
      </ul>
      <p className={styles.count}>
        <b>{services.length}</b> {content.serviceCount(services.length)}
      </p>
      <ServiceChips services={services} more={content.more} />
      {href && (
        <a className="btn btn--line btn--sm" href={href} target="_blank" rel="noopener">
          {website ? content.visit : content.viewOnMap}
          <ArrowUpRight className="icon" />
          <span className="sr-only">
            {' '}
            {name} ({content.newTab})
          </span>
        </a>
      )}
    </article>
  );
}
