import { Link } from '@tanstack/react-router';
import { Clock, Link2, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../../content/use-text.ts';
import { useSignInProviders } from '../../data/people/providers.ts';
import styles from './company.module.css';
import { LineSetting, PairSetting, PositionSetting, SwitchSetting } from './inputs.tsx';
import { RecipientsSetting } from './recipients-setting.tsx';
import { UndeliveredNote } from './undelivered-note.tsx';

/** Lists the sections in the order in which they are read. */
const names = ['reach', 'address', 'social', 'mails', 'offers', 'aims', 'hours', 'told', 'claims'] as const;
type SectionName = (typeof names)[number];

/** Id of a section, which the address can name. */
const idOf = (name: SectionName): string => `section-${name}`;

/** Leads to each section of the page. */
export function SectionLinks() {
  const { sections, sectionsLabel } = useText('company');
  return (
    <nav className={`row flex-none text-xs fade-end ${styles.links}`} aria-label={sectionsLabel}>
      {names.map((name) => (
        <a key={name} href={`#${idOf(name)}`} className="link whitespace-nowrap">
          {sections[name].title}
        </a>
      ))}
    </nav>
  );
}

function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { title, text }: { title: string; text?: string } = useText('company').sections[name];
  const id = useId();
  return (
    <section id={idOf(name)} className={`border-t-hair ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={`text-quiet ${styles.about}`}>{text}</p>}
      <div className={`grid ${styles.fields}`}>{children}</div>
    </section>
  );
}

const Two = ({ children }: { children: ReactNode }) => <div className={`grid grid-cols-2 phone:grid-cols-1 ${styles.two}`}>{children}</div>;

/** Shows how the company is found, how it signs, how soon it answers, and what applies to all who work here. */
export function ReachSections() {
  const { hints } = useText('company');
  const areThereProviders = (useSignInProviders().data?.providers.length ?? 0) > 0;
  return (
    <>
      <Section name="reach">
        <Two>
          <LineSetting field="phone" icon={Phone} type="tel" maxLength={40} />
          <LineSetting field="email" icon={Mail} type="email" maxLength={60} />
        </Two>
        <LineSetting field="chatNumber" icon={MessageCircle} type="tel" maxLength={40} hint={hints.chatNumber} />
        <PairSetting field="chatGreeting" maxLength={300} hint={hints.chatGreeting} />
      </Section>
      <Section name="address">
        <PairSetting field="street" maxLength={80} />
        <PairSetting field="city" maxLength={40} hint={hints.city} />
        <LineSetting field="map" icon={MapPin} type="url" maxLength={500} />
        <PositionSetting hint={hints.position} />
      </Section>
      <Section name="social">
        <Two>
          {(['facebook', 'instagram', 'linkedin', 'x'] as const).map((field) => (
            <LineSetting key={field} field={field} icon={Link2} type="url" maxLength={500} />
          ))}
        </Two>
      </Section>
      <Section name="mails">
        <PairSetting field="signature" rows={3} maxLength={400} />
      </Section>
      <Section name="offers">
        <PairSetting field="taxName" maxLength={40} />
        <Two>
          <LineSetting field="taxPercent" inputMode="decimal" maxLength={6} hint={hints.taxPercent} />
        </Two>
      </Section>
      <Section name="aims">
        <Two>
          <LineSetting field="aimHours" inputMode="numeric" maxLength={4} hint={hints.aimHours} />
          <LineSetting field="keepApplicationsMonths" inputMode="numeric" maxLength={3} hint={hints.keepApplicationsMonths} />
        </Two>
        <SwitchSetting field="requiresSecondFactor" hint={hints.requiresSecondFactor} />
        {areThereProviders && (
          <>
            <SwitchSetting field="allowsProviders" hint={hints.allowsProviders} />
            <SwitchSetting field="requiresProviders" hint={hints.requiresProviders} />
          </>
        )}
      </Section>
    </>
  );
}

/** Leads to when it is there, and shows who is told of what comes in, and what it claims. */
export function WorkSections() {
  const { sections, hints } = useText('company');
  return (
    <>
      <Section name="hours">
        <div>
          <Link to="/hours" className="button">
            <Clock className="icon" aria-hidden />
            {sections.hours.open}
          </Link>
        </div>
      </Section>
      <Section name="told">
        {(['toldQuotes', 'toldApplications', 'toldReviews'] as const).map((field) => (
          <RecipientsSetting key={field} field={field} />
        ))}
        <RecipientsSetting field="toldFailedMails" hint={hints.toldFailedMails} />
        <UndeliveredNote />
      </Section>
      <Section name="claims">
        <Two>
          {(['claimedClients', 'claimedProjects', 'claimedServices', 'claimedBranches', 'claimedProtectedBusinesses'] as const).map(
            (field) => (
              <LineSetting key={field} field={field} inputMode="numeric" maxLength={9} />
            ),
          )}
          <LineSetting field="claimedUptime" inputMode="decimal" maxLength={7} />
        </Two>
        <Two>
          <SwitchSetting field="claimsMonitoring" />
          <SwitchSetting field="claimsSupport" />
        </Two>
      </Section>
    </>
  );
}
