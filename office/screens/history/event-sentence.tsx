import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hoursTexts } from '#content/hours-texts';
import { localeFormats } from '#content/locales';
import { weekInWords } from '#contract/hours/hours-words';
import type { HistoryEvent } from '#contract/office/history';
import type { ProviderRefusal } from '#contract/office/people/providers';
import { parseRoles } from '#contract/office/permissions';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useHours } from '../../data/company/hours.ts';
import { useRoleNames } from '../../parts/people/role-names.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { useLineNames } from '../../parts/texts/line-names.ts';
import { useReasonText } from '../../parts/texts/reason-text.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import {
  changedExceptions,
  changedFields,
  isApplicationState,
  isQuoteState,
  proofOf,
  sentenceOf,
  valueKindOf,
  valuesOf,
  weekOfHours,
} from './describe-event.ts';
import styles from './history.module.css';

/** Shows what happened, in one sentence whose names lead to what it happened to. */
export function EventSentence({ event }: { event: HistoryEvent }) {
  const text = useText('history');
  const roleNames = useRoleNames();
  const dateFormats = useDateFormats();
  const counted = useCounted();
  const reasonText = useReasonText();
  const locale = useLocale();
  const { before, after } = valuesOf(event);

  function written(value: string | null): ReactNode {
    if (value === null) return '';
    const { states, applicationStates, proofs, refusals } = text.values;
    switch (valueKindOf(event)) {
      case 'state':
        return isQuoteState(value) ? states[value] : value;
      case 'reason':
        return reasonText(value);
      case 'application-state':
        return isApplicationState(value) ? applicationStates[value] : value;
      case 'role':
        return roleNames(parseRoles(value) ?? []) || value;
      case 'moment':
        return dateFormats.full(value);
      case 'proof':
        return proofs[proofOf(value)] ?? value;
      case 'hours':
        return <Week value={value} />;
      case 'refusal':
        return refusals[value as ProviderRefusal] ?? <bdi>{value}</bdi>;
      case 'text':
        return <bdi>{value}</bdi>;
    }
  }

  const count = counted(text.values.sessions, Number(after ?? 0));
  const sentence = (
    <FilledText
      text={text.sentences[sentenceOf(event)]}
      values={{ name: <Subject subject={event.subject} />, before: written(before), after: written(after), count }}
    />
  );
  const fields = [...changedFields(event).map((name) => text.fields[name]), ...changedExceptions(event, locale)];
  if (fields.length === 0) return sentence;
  return (
    <FilledText
      text={text.withFields}
      values={{ sentence, fields: new Intl.ListFormat(localeFormats[locale].format, { type: 'unit' }).format(fields) }}
    />
  );
}

/** The hours of a week as visitors read them. */
function Week({ value }: { value: string }) {
  const locale = useLocale();
  const { data } = useHours();
  const week = weekOfHours(value);
  if (!week) return null;
  const { closed, separator } = hoursTexts[locale];
  return <bdi>{weekInWords(week, data?.weekStartsOn ?? 'Sunday', hoursTexts[locale]).join(separator) || closed}</bdi>;
}

function Subject({ subject }: Pick<HistoryEvent, 'subject'>) {
  const { erased } = useText('history');
  const { fields } = useText('company');
  const { names } = useText('pages');
  const lineNames = useLineNames();
  if (subject?.kind === 'company')
    return <bdi className={`text-heading font-650 ${styles.name}`}>{fields[subject.id as keyof typeof fields]}</bdi>;
  const [text = '', ...keys] = (subject?.name ?? '').split('/');
  if (subject?.kind === 'text')
    return (
      <Link to="/texts" search={{ text, section: keys[0], line: subject.id }} className={`touch-room ${styles.link}`}>
        <bdi className={`text-heading font-650 ${styles.name}`}>{lineNames.whole(text, keys.join('/'))}</bdi>
      </Link>
    );
  const known = subject?.kind === 'service' ? names[subject.id as keyof typeof names] : undefined;
  const name = <bdi className={`text-heading font-650 ${styles.name}`}>{known || subject?.name || erased}</bdi>;
  if (subject?.kind === 'quote' && subject.name !== '')
    return (
      <Link to="/quotes/$id" params={{ id: subject.id }} className={`touch-room ${styles.link}`}>
        {name}
      </Link>
    );
  if (subject?.kind === 'application' && subject.name !== '')
    return (
      <Link to="/applications/$id" params={{ id: subject.id }} className={`touch-room ${styles.link}`}>
        {name}
      </Link>
    );
  return name;
}
