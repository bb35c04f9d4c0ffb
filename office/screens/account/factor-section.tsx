import { LockKeyhole, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { useNewRecoveryCodes, useRemoveAuthenticator } from '../../data/people/sign-in-methods.ts';
import { useUnseenCodes } from '../../data/people/unseen-codes.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { useFocusWhenDone } from '../../parts/hooks/use-focus-when-done.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { Device, DeviceList } from './device-list.tsx';
import { NewAuthenticator } from './new-authenticator.tsx';
import { Section } from './section.tsx';

/** The authenticator app and the codes that stand in for it. */
export function FactorSection() {
  const text = useText('account').factor;
  const { hasAuthenticator, recoveryCodesLeft } = useMe();
  const counted = useCounted();
  const remove = useRemoveAuthenticator();
  const newCodes = useNewRecoveryCodes();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const unseen = useUnseenCodes();
  const [codes, setCodes] = useState<readonly string[]>();
  const setUpButton = useRef<HTMLButtonElement>(null);
  // The codes of a new authenticator follow its form, which is gone when they are closed.
  useFocusWhenDone(setUpButton, codes !== undefined);

  const show = (made: readonly string[]) => {
    setIsSettingUp(false);
    setCodes(made);
  };
  const makeCodes = useAction({ run: async () => setCodes((await unseen.make(() => newCodes.mutateAsync())).codes) });
  const close = () => {
    unseen.keep();
    setCodes(undefined);
  };
  const arePutAside = unseen.areUnseen && codes === undefined && recoveryCodesLeft > 0;
  const removeIt = useAction({
    run: () => remove.mutateAsync().then(() => setUpButton.current?.focus()),
    done: text.removed,
  });

  const codesDetail = arePutAside ? (
    <span className="text-bad">{text.codesUnseen}</span>
  ) : recoveryCodesLeft === 0 ? (
    text.noCodesLeft
  ) : (
    counted(text.codesLeft, recoveryCodesLeft)
  );

  return (
    <Section title={text.title} about={text.about}>
      <DeviceList>
        <Device icon={Smartphone} name={text.authenticator} detail={hasAuthenticator ? text.active : text.missing}>
          <Button ref={setUpButton} variant="ghost" size="small" aria-expanded={isSettingUp} onClick={() => setIsSettingUp(true)}>
            {hasAuthenticator ? text.replace : text.add}
          </Button>
          {hasAuthenticator && (
            <Button variant="ghost" size="small" busy={remove.isPending} onClick={() => void removeIt()}>
              {text.remove}
            </Button>
          )}
        </Device>
        {hasAuthenticator && !isSettingUp && (
          <Device icon={LockKeyhole} name={text.recoveryCodes} detail={codesDetail}>
            <Button variant={arePutAside ? undefined : 'ghost'} size="small" busy={newCodes.isPending} onClick={() => void makeCodes()}>
              {text.newCodes}
            </Button>
          </Device>
        )}
      </DeviceList>
      {isSettingUp && (
        <NewAuthenticator
          make={unseen.make}
          onAdded={show}
          onCancel={() => {
            setIsSettingUp(false);
            setUpButton.current?.focus();
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={close} />}
    </Section>
  );
}
