import { ArrowUpRight, Building2, Mail, MapPin, Phone } from 'lucide-react';
import { home } from '#content/home';
import type { Group } from '#contract/group';
import { serviceNamesShown } from '#contract/limits';
import { assetUrl } from '#site/data/api-origin.ts';
import styles from './office-card.module.css';

const content = home.presence;

/** What a visitor wants of an office: where it is, how to reach it, what it does. */
export function OfficeCard({ office }: { office: Group }) {
  const { name, country, address, phone, email, services, logo, website, googleMap } = office;
  const hidden = services.length - serviceNamesShown;
  const href = website ?? googleMap;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        {logo ? (
          <img className={styles.logo} src={assetUrl(logo)} alt="" width="48" height="48" loading="lazy" />
        ) : (
          <span className={styles.logo}>
            <Building2 className="icon" />
          </span>
        )}
        <div>
          <h3 className={styles.name}>{name}</h3>
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
      <ul className={styles.services}>
        {services.slice(0, serviceNamesShown).map((service) => (
          <li key={service} className="chip">
            {service}
          </li>
        ))}
        {hidden > 0 && <li className="chip">{content.more(hidden)}</li>}
      </ul>
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
