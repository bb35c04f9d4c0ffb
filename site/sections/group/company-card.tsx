import { ArrowUpRight, Map as MapIcon } from 'lucide-react';
import type { Branch } from '#contract/branch';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';
import { BreakableEmail } from '#ui/breakable-email.tsx';
import { OfficeLogo } from '../shared/office-logo.tsx';
import { ServiceChips } from '../shared/service-chips.tsx';
import styles from './company-card.module.css';

/** `tel:` takes digits and a leading plus alone. */
const callLink = (phone: string) => `tel:${phone.replace(/(?!^\+)\D/g, '')}`;

interface CompanyCardProps {
  company: Branch;
  text: Pick<Content<'ourGroup'>['companies'], 'more' | 'visit' | 'map' | 'newTab' | 'labels'>;
}

/** A company of the group. Its country stands out: that is what a visitor looks for. */
export function CompanyCard({ company, text: { more, visit, map, newTab, labels } }: CompanyCardProps) {
  const { name, country, address, phone, email, services, logo, website, googleMap } = company;
  return (
    <article className={`card flex flex-col gap-5 ${styles.card}`}>
      <header className={`flex justify-between gap-4 ${styles.head}`}>
        <p className={`display-lg ${styles.country}`}>{country}</p>
        <OfficeLogo logo={logo} />
      </header>
      <h3 className="h3">
        <bdi>{name}</bdi>
      </h3>
      <dl className={`grid ${styles.facts}`}>
        <div className="grid items-center border-t">
          <dt className="text-sm text-muted">{labels.address}</dt>
          <dd className="flex items-center text-heading">
            <bdi>{address}</bdi>
          </dd>
        </div>
        <div className="grid items-center border-t">
          <dt className="text-sm text-muted">{labels.phone}</dt>
          <dd className="flex items-center text-heading">
            <a href={callLink(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
        <div className="grid items-center border-t">
          <dt className="text-sm text-muted">{labels.email}</dt>
          <dd className="flex items-center text-heading">
            <a href={`mailto:${email}`}>
              <BreakableEmail email={email} />
            </a>
          </dd>
        </div>
      </dl>
      <ServiceChips services={services} more={(count) => fillPlaceholders(more, { count })} label={labels.services} />
      {(website || googleMap) && (
        <p className={`cluster text-md ${styles.links}`}>
          {website && (
            <a className="btn btn--line btn--sm" href={website} target="_blank" rel="noopener">
              {visit}
              <ArrowUpRight className="icon icon-along" />
              <NewTabHint name={name} text={newTab} />
            </a>
          )}
          {googleMap && (
            <a className="link" href={googleMap} target="_blank" rel="noopener">
              <MapIcon className="icon" />
              {map}
              <NewTabHint name={name} text={newTab} />
            </a>
          )}
        </p>
      )}
    </article>
  );
}

function NewTabHint({ name, text }: { name: string; text: string }) {
  return (
    <span className="sr-only">
      {' '}
      <bdi>{name}</bdi> ({text})
    </span>
  );
}
