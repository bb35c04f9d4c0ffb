import { ExternalLink } from 'lucide-react';
import { localeFormats } from '#content/locales';
import { localizedPath } from '#contract/locales';
import type { ServicePage } from '#contract/services';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { urls } from '#contract/urls';
import { useLocale, useText } from '../../content/use-text.ts';
import { useSwitchService } from '../../data/company/company-settings.ts';
import { Switch } from '../../parts/fields/switch.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './pages.module.css';
import { placesOf } from './places-of.ts';

interface ServiceRowProps {
  page: ServicePage;
  isOffered: boolean;
  /** No other service is public. */
  isLast: boolean;
}

/** A service with its address, where else it is named, and its switch. */
export function ServiceRow({ page, isOffered, isLast }: ServiceRowProps) {
  const text = useText('pages');
  const locale = useLocale();
  const list = new Intl.ListFormat(localeFormats[locale].format);
  const name = text.names[page];
  const { mutateAsync, isPending, variables } = useSwitchService();
  const change = useAction({
    run: (isOn: boolean) => mutateAsync({ page, isOffered: isOn }),
    done: (_, isOn) => fillPlaceholders(isOn ? text.switchedOn : text.switchedOff, { name }),
    failed: fillPlaceholders(text.notSwitched, { name }),
  });
  const isOn = isPending ? variables.isOffered : isOffered;
  const path = localizedPath(urls[page], locale);
  const isNeeded = isOn && isLast;
  return (
    <li className={`flex items-center justify-between gap-4 border-b-hair ${styles.row}`} data-off={!isOn || undefined}>
      <div className="grid min-w-0">
        <span className={`font-550 ${styles.name}`}>{name}</span>
        <span className="flex items-center gap-1.5 text-2xs">
          {isOn ? (
            <a
              className={`inline-flex items-center gap-1 text-accent ${styles.address}`}
              href={path}
              target="_blank"
              rel="noopener"
              aria-label={fillPlaceholders(text.open, { name })}
            >
              <bdi dir="ltr">{path}</bdi>
              <ExternalLink className="icon icon-along size-3.5" aria-hidden />
            </a>
          ) : (
            <bdi dir="ltr" className={`text-quiet ${styles.address}`}>
              {path}
            </bdi>
          )}
        </span>
        <span className="text-quiet text-2xs leading-snug" id={`pages-${page}`}>
          {isNeeded
            ? text.isLast
            : isOn
              ? fillPlaceholders(text.namedIn, { places: list.format(placesOf(page).map((place) => text.places[place])) })
              : text.isOff}
        </span>
      </div>
      <Switch
        label={fillPlaceholders(text.isPublic, { name })}
        isLabelHidden
        checked={isOn}
        disabled={isNeeded}
        onChange={(next) => void change(next)}
      />
    </li>
  );
}
