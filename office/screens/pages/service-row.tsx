import { ExternalLink } from 'lucide-react';
import { localeFormats } from '#content/locales';
import { localizedPath } from '#contract/locales';
import { type ServiceLead, type ServicePage, serviceLeads, servicePages } from '#contract/services';
import { fillSentence } from '#contract/text/fill-sentence';
import { urls } from '#contract/urls';
import { useLocale, useText } from '../../content/use-text.ts';
import { useSwitchService } from '../../data/company/company-settings.ts';
import { Switch } from '../../parts/fields/switch.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './pages.module.css';

interface ServiceRowProps {
  page: ServicePage;
  /** The services that are switched off. */
  off: readonly ServicePage[];
}

/** A service with its address, what else leads to it, and its switch. */
export function ServiceRow({ page, off }: ServiceRowProps) {
  const text = useText('pages');
  const name = text.names[page];
  const { mutateAsync, isPending, variables } = useSwitchService();
  const change = useAction({
    run: (isOn: boolean) => mutateAsync({ page, isOffered: isOn }),
    done: (_, isOn) => fillSentence(isOn ? text.switchedOn : text.switchedOff, { name }),
    failed: fillSentence(text.notSwitched, { name }),
  });
  const isOn = isPending ? variables.isOffered : !off.includes(page);
  return (
    <li className={`flex items-center justify-between gap-4 border-b-hair ${styles.row}`} data-row data-off={!isOn || undefined}>
      <div className="grid min-w-0">
        <span className={`font-550 ${styles.name}`}>{name}</span>
        <Address page={page} isOn={isOn} />
        <Note page={page} off={off} />
      </div>
      <Switch
        label={fillSentence(text.isPublic, { name })}
        isLabelHidden
        checked={isOn}
        disabled={isLast(page, off)}
        onChange={(next) => void change(next)}
      />
    </li>
  );
}

const isLast = (page: ServicePage, off: readonly ServicePage[]) => off.length === servicePages.length - 1 && !off.includes(page);

function Address({ page, isOn }: { page: ServicePage; isOn: boolean }) {
  const text = useText('pages');
  const path = localizedPath(urls[page], useLocale());
  if (!isOn)
    return (
      <span className={`text-quiet text-2xs ${styles.address}`}>
        <bdi dir="ltr">{path}</bdi> · {text.off}
      </span>
    );
  return (
    <a className={`inline-flex items-center gap-1 text-accent text-2xs ${styles.address}`} href={path} target="_blank" rel="noopener">
      <bdi dir="ltr">{path}</bdi>
      <span className="visually-hidden">{text.newTab}</span>
      <ExternalLink className="icon icon-along size-3.5" aria-hidden />
    </a>
  );
}

/** Says what leads to the service by another name as long as it is public; nothing for most. */
function Note({ page, off }: ServiceRowProps) {
  const text = useText('pages');
  const list = new Intl.ListFormat(localeFormats[useLocale()].format);
  const leads = (Object.keys(serviceLeads) as ServiceLead[]).filter(
    (lead) => (serviceLeads[lead] as readonly ServicePage[]).find((other) => !off.includes(other)) === page,
  );
  if (leads.length === 0) return null;
  const places = list.format(leads.map((lead) => text.places[lead]));
  return <span className="text-quiet text-2xs leading-snug">{isLast(page, off) ? text.isLast : fillSentence(text.leads, { places })}</span>;
}
