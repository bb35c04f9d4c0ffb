import { ArrowUpRight, Building2, Map as MapIcon } from 'lucide-react';
import { ourGroup } from '#content/our-group';
import type { Group } from '#contract/group';
import { serviceNamesShown } from '#contract/limits';
import { assetUrl } from '#site/data/api-origin.ts';
import { BreakableEmail } from '#ui/breakable-email.tsx';
import styles from './company-card.module.css';

const { labels } = ourGroup;

/** `tel:` takes digits and a leading plus alone. */
const callLink = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

/** A company of the group, its country large: that is what a visitor looks for. */
export function CompanyCard({ company }: { company: Group }) {
  const { name, country, address, phone, email, services, logo, website, googleMap } = company;
  const hidden = services.length - serviceNamesShown;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <p className={styles.country}>{country}</p>
        {logo ? (
          <img className={styles.logo} src={assetUrl(logo)} alt="" width="56" height="56" loading="lazy" decoding="async" />
        ) : (
          <span className={styles.logo}>
            <Building2 className="icon" />
          </span>
        )}
      </header>
      <h3 className="h3">{name}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{labels.address}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <a href={callLink(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              <BreakableEmail email={email} />
            </a>
          </dd>
        </div>
      </dl>
      <ul className={styles.services} aria-label={labels.services}>
        {services.slice(0, serviceNamesShown).map((service) => (
          <li key={service} className="chip">
            {service}
          </li>
        ))}
        {hidden > 0 && <li className="chip">{ourGroup.more(hidden)}</li>}
      </ul>
      {(website || googleMap) && (
        <p className={styles.links}>
          {website && (
            <a className="btn btn--line btn--sm" href={website} target="_blank" rel="noopener">
              {ourGroup.visit}
              <ArrowUpRight className="icon" />
              <NewTabHint name={name} />
            </a>
          )}
          {googleMap && (
            <a className="link" href={googleMap} target="_blank" rel="noopener">
              <MapIcon className="icon" />
              {ourGroup.map}
              <NewTabHint name={name} />
            </a>
          )}
        </p>
      )}
    </article>
  );
}

function NewTabHint({ name }: { name: string }) {
  return (
    <span className="sr-only">
      {' '}
      {name} ({ourGroup.newTab})
    </span>
  );
}
