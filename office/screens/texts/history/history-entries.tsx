import type { ReactNode } from 'react';
import { directionOf, type Locale, locales } from '#contract/locales';
import type { HistoryLine } from '#contract/office/history';
import type { TextLine } from '#contract/office/texts';
import { fillSentence } from '#contract/text/fill-sentence';
import { LineValue } from '#contract/texts/changed-texts';
import { useText } from '../../../content/use-text.ts';
import { isSame } from '../../../data/drafts/typed-over.ts';
import { parseJson } from '../../../data/requests/parse-json.ts';
import { useTextChanges } from '../../../data/texts/texts.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';
import { Avatar } from '../../../parts/people/avatar.tsx';
import { useColleagueName } from '../../../parts/people/use-colleague-name.ts';
import { Difference } from '../../../parts/texts/difference.tsx';
import { type OwnWords, useLineNames } from '../../../parts/texts/line-names.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { type DraftedLine, draftedValue, publishedValue, readable } from '../values/values.ts';
import styles from './history-pane.module.css';

/** Shows what somebody is writing, which is not public. */
export function DraftEntry({ draft: { address, own }, label }: { draft: DraftedLine; label: string }) {
  const { history: text } = useText('texts');
  const dateFormats = useDateFormats();
  const nameOf = useColleagueName();
  const { savedBy = null, savedAt = '' } = own.draft ?? {};
  return (
    <Entry
      name={savedBy === null ? '' : nameOf(savedBy)}
      what={fillSentence(text.draft[address.locale], { name: label })}
      when={`${text.notPublic} ${dateFormats.ago(savedAt)}`}
      locale={address.locale}
      before={readable(publishedValue(own), address.locale)}
      after={readable(draftedValue(own), address.locale)}
    />
  );
}

const Value = LineValue.nullable();

/** A publication of one line; it can be brought back as a draft unless it is what stands there. */
export function EventEntry({ event, lines, own }: { event: HistoryLine; lines: readonly TextLine[]; own: OwnWords }) {
  const { history: text } = useText('texts');
  const names = useLineNames();
  const dateFormats = useDateFormats();
  const changes = useTextChanges();
  const [language = '', name = '', ...keys] = (event.subject?.id ?? '').split('/');
  const path = keys.join('/');
  const locale = locales.find((known) => known === language) ?? 'en';
  const line = lines.find((one) => one.path === path)?.byLocale[locale];
  const [before, after] = [parseJson(Value, event.before ?? 'null'), parseJson(Value, event.after ?? 'null')];
  const restore = useAction({
    async run() {
      const draft = line?.draft ?? null;
      await changes.saveDrafts([{ name, path, locale, draft: { value: after ?? null }, version: line?.version ?? 0 }]);
      return draft;
    },
    done: text.restored,
    undo: (draft) => changes.saveDraftsNow([{ name, path, locale, draft: draft && { value: draft.value } }]),
    failed: text.notRestored,
  });
  if (!line || before === undefined || after === undefined) return null;
  const isPublic = isSame(after, line.published);
  return (
    <Entry
      name={event.actor?.name ?? ''}
      what={fillSentence(after === null ? text.tookBack[locale] : text.published[locale], { name: names.line(path, own) })}
      when={dateFormats.full(event.at)}
      locale={locale}
      before={readable(before ?? line.original, locale)}
      after={readable(after ?? line.original, locale)}
    >
      {isPublic ? (
        <span className={`text-2xs text-quiet ${styles.state}`}>{text.isPublic}</span>
      ) : (
        <Button size="small" onClick={() => void restore()}>
          {text.restore}
        </Button>
      )}
    </Entry>
  );
}

interface EntryProps {
  name: string;
  what: string;
  when: string;
  locale: Locale;
  before: string;
  after: string;
  children?: ReactNode;
}

function Entry({ name, what, when, locale, before, after, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <Avatar name={name} />
      <div className="grid gap-0.5 min-w-0 flex-1">
        <span>
          <b className="font-600 text-heading">
            <bdi>{name}</bdi>
          </b>{' '}
          {what}
        </span>
        <span className="text-2xs text-quiet">{when}</span>
        <span className={`wrap-anywhere text-start ${styles.words}`} lang={locale} dir={directionOf(locale)}>
          <Difference before={before} after={after} />
        </span>
      </div>
      {children}
    </li>
  );
}
