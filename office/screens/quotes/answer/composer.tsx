import { useState } from 'react';
import type { QuoteState } from '#contract/office/quote-states';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { CaseComposer } from '../../../cases/composer/case-composer.tsx';
import { placeholderValues } from '../../../cases/composer/quote-placeholder-values.ts';
import { useCaseComposer } from '../../../cases/composer/use-case-composer.ts';
import { useText } from '../../../content/use-text.ts';
import { quoteCases } from '../../../data/cases/quotes.ts';
import { RichText } from '../../../parts/texts/rich-text.tsx';
import { useDuration } from '../../../parts/times/waiting-time.tsx';
import { quoteKind } from '../quote-kind.ts';
import { reminderAt } from '../reminders.ts';
import { AfterSendOptions, type Reminder } from './after-send-options.tsx';
import { ContextPane } from './context-pane.tsx';

export function Composer({ quote, onClose }: { quote: QuoteDetail; onClose(): void }) {
  const text = useText('answer');
  const duration = useDuration();
  const [state, setState] = useState<QuoteState>(quote.state === 'new' ? 'talk' : quote.state);
  const [startVersion] = useState(quote.version);
  const [reminder, setReminder] = useState(() => firstReminder(quote));
  const composer = useCaseComposer({
    kind: quoteKind,
    store: quoteCases,
    detail: quote,
    onClose,
    defaultSubject: text.defaultSubject[quote.locale],
    extra: { state, remindAt: momentOf(reminder) },
  });
  const { waitsSince, turn, receivedAt, message, fullName, isLogged } = quote;
  return (
    <CaseComposer
      {...{ composer, detail: quote, purpose: 'quotes', onClose }}
      text={{ ...text, title: fillSentence(text.title, { name: fullName }) }}
      summary={waitsSince && turn !== 'theirs' && <RichText text={fillSentence(text.waits, { duration: duration(waitsSince) })} />}
      context={<ContextPane key={composer.readVersion} quote={quote} hasNewer={composer.readVersion !== startVersion} />}
      form={isLogged ? null : { at: receivedAt, text: message, name: fullName }}
      valuesIn={(locale) => placeholderValues({ ...quote, locale }, composer.me.name)}
    >
      <AfterSendOptions
        {...{ quote, state, reminder, assignToMe: composer.assignToMe }}
        onAssignToMe={composer.setAssignToMe}
        onState={setState}
        onReminder={setReminder}
      />
    </CaseComposer>
  );
}

/** One that is still to come stays, unless whoever writes chooses otherwise. */
function firstReminder({ remindAt, state }: QuoteDetail): Reminder {
  if (remindAt !== null && Date.parse(remindAt) > Date.now()) return { at: remindAt };
  return state === 'new' ? 'threeDays' : 'none';
}

function momentOf(reminder: Reminder): string | null {
  if (reminder === 'none') return null;
  return typeof reminder === 'object' ? reminder.at : reminderAt(reminder, new Date());
}
