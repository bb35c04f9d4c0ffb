import { ArrowUpRight, Map as MapIcon } from 'lucide-react';
import { ourGroup } from '#content/en/our-group';
import type { Group } from '#contract/group';
import { BreakableEmail } from '#ui/breakable-email.tsx';
import { OfficeLogo } from '../shared/office-logo.tsx';
import { ServiceChips } from '../shared/service-chips.tsx';
import styles from './company-card.module.css';

const { labels } = ourGroup;

/** `tel:` takes digits and a leading plus alone. */
const callLink = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

/** A company of the group. Its country stands out: that is what a visitor looks for. */
export function CompanyCard({ company }: { company: Group }) {
  const { name, country, address, phone, email, services, logo, website, googleMap } = company;
  return (
    <article className={`card ${styles.card}`}>
      <header className={styles.head}>
        <p className={`display-lg ${styles.country}`}>{country}</p>
        <OfficeLogo logo={logo} />
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
      <ServiceChips services={services} more={ourGroup.more} label={labels.services} />
      {(website || googleMap) && (
        <p className={`cluster ${styles.links}`}>
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
