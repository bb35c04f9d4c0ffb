import { Laptop, Smartphone } from 'lucide-react';
import type { Session } from '#contract/office/people/sessions';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useDevices, useEndDevice, useEndOtherDevices } from '../../data/people/devices.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Chip } from '../../parts/buttons/chip.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { Device, DeviceList } from './device-list.tsx';
import { Section } from './section.tsx';

/** Shows where the person is signed in, this device first. */
export function SessionsSection() {
  const text = useText('account').sessions;
  const devices = useDevices();
  const endOthers = useEndOtherDevices();
  const sorted = devices.data?.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const end = useAction({ run: () => endOthers.mutateAsync(), done: text.othersEnded });

  return (
    <Section
      title={text.title}
      query={devices}
      action={
        (devices.data?.length ?? 0) > 1 && (
          <Button size="small" busy={endOthers.isPending} onClick={() => void end()}>
            {text.endOthers}
          </Button>
        )
      }
    >
      <DeviceList>
        {sorted?.map((session) => (
          <DeviceRow key={session.id} session={session} />
        ))}
      </DeviceList>
    </Section>
  );
}

const isPhone = (device: string): boolean => /Android|iPhone|iPad/.test(device);

function DeviceRow({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: Session }) {
  const text = useText('account').sessions;
  const dateFormats = useDateFormats();
  const endDevice = useEndDevice();
  const used = isCurrent ? text.now : fillSentence(text.lastUsed, { date: dateFormats.ago(lastUsedAt) });
  const end = useAction({ run: () => endDevice.mutateAsync(id), done: fillSentence(text.ended, { device }) });

  return (
    <Device
      icon={isPhone(device) ? Smartphone : Laptop}
      name={
        <>
          <bdi>{device}</bdi> {isCurrent && <Chip>{text.current}</Chip>}
        </>
      }
      detail={fillSentence(text.detail, { since: fillSentence(text.since, { date: dateFormats.day(createdAt) }), used })}
    >
      {!isCurrent && (
        <Button
          variant="ghost"
          size="small"
          busy={endDevice.isPending}
          aria-label={fillSentence(text.endOf, { device })}
          onClick={() => void end()}
        >
          {text.end}
        </Button>
      )}
    </Device>
  );
}
