import { LogOut, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { signOut } from '../../data/people/session.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useRoleNames } from '../../parts/people/role-names.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import styles from './account.module.css';
import { CalendarSection } from './calendar-section.tsx';
import { FactorNotice } from './factor-notice.tsx';
import { FactorSection } from './factor-section.tsx';
import { HabitsSection } from './habits-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { NameForm } from './name-form.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** A person's own account: how they sign in, where they are signed in, their habits. Whoever has to add a second factor first sees that alone. */
export default function Account() {
  const text = useText('account');
  const roleNames = useRoleNames();
  const { name, email, roles, mustAddFactor } = useMe();
  const leave = useAction({ run: signOut });
  const [isNaming, setIsNaming] = useState(false);
  const nameButton = useRef<HTMLButtonElement>(null);
  const stopNaming = () => {
    setIsNaming(false);
    nameButton.current?.focus();
  };

  return (
    <>
      <PageHeader
        title={name}
        summary={<FilledText text={text.summary} values={{ role: roleNames(roles), email: <bdi dir="ltr">{email}</bdi> }} />}
        actions={
          <>
            <Button
              ref={nameButton}
              variant="ghost"
              icon={Pencil}
              aria-label={text.changeName}
              aria-expanded={isNaming}
              onClick={() => setIsNaming(true)}
            >
              <span className="wide-only">{text.changeName}</span>
            </Button>
            <Button variant="ghost" icon={LogOut} onClick={() => void leave()}>
              {text.signOut}
            </Button>
          </>
        }
      />
      {isNaming && <NameForm onDone={stopNaming} />}
      <FactorNotice />
      <div className={`grid grid-cols-2 ${styles.columns}`}>
        <div>
          <PasskeysSection />
          {!mustAddFactor && (
            <>
              <IdentitiesSection />
              <PasswordSection />
            </>
          )}
          <FactorSection />
        </div>
        {!mustAddFactor && (
          <div>
            <SessionsSection />
            <CalendarSection />
            <HabitsSection />
            <MailsSection />
          </div>
        )}
      </div>
    </>
  );
}
