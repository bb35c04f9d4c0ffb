import { Building2 } from 'lucide-react';
import { useRef } from 'react';
import type { Identity } from '#contract/office/people/providers';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useIdentities, useProviderName, useRemoveIdentity, useSignInProviders } from '../../data/people/providers.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { Device, DeviceList } from './device-list.tsx';
import { Section } from './section.tsx';

/** Accounts of the company that sign the person in; left out where there can be none. */
export function IdentitiesSection() {
  const text = useText('account').providers;
  const identities = useIdentities();
  const { data } = useSignInProviders();
  const section = useRef<HTMLDivElement>(null);
  const isOff = data === undefined || data.policy === 'off';
  if (isOff && !identities.data?.length) return null;
  return (
    <Section title={text.title} about={text.about} query={identities}>
      <div ref={section} tabIndex={-1}>
        {identities.data?.length === 0 && <p className="text-quiet text-xs">{text.none}</p>}
        <DeviceList>
          {identities.data?.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onRemoved={() => section.current?.focus()} />
          ))}
        </DeviceList>
      </div>
    </Section>
  );
}

function IdentityRow({ identity: { id, provider, email, createdAt, lastUsedAt }, onRemoved }: { identity: Identity; onRemoved(): void }) {
  const text = useText('account').providers;
  const dateFormats = useDateFormats();
  const name = useProviderName()(provider);
  const remove = useRemoveIdentity();
  const used = fillSentence(text.used, { date: dateFormats.ago(lastUsedAt ?? createdAt) });
  const removeIt = useAction({
    run: () => remove.mutateAsync(id).then(onRemoved),
    done: fillSentence(text.removed, { provider: name }),
  });

  return (
    <Device icon={Building2} name={<bdi>{name}</bdi>} detail={email === null ? used : fillSentence(text.detail, { email, used })}>
      <Button
        variant="ghost"
        size="small"
        busy={remove.isPending}
        aria-label={fillSentence(text.removeOf, { provider: name })}
        onClick={() => void removeIt()}
      >
        {text.remove}
      </Button>
    </Device>
  );
}
