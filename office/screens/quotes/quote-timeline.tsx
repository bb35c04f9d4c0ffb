import { type QuoteState, quoteStates } from '#contract/office/quote-states';
import type { QuoteDetail, TimelineEntry } from '#contract/office/quotes';
import { ChangeOfEntry, Timeline } from '../../cases/timeline/timeline.tsx';
import { useText } from '../../content/use-text.ts';
import { quoteCases } from '../../data/cases/quotes.ts';
import { useColleagues } from '../../data/people/colleagues.ts';
import { useReasonText } from '../../parts/texts/reason-text.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { withAcceptances } from './acceptances.ts';

interface QuoteTimelineProps {
  quote: QuoteDetail;
  /** Limits it to some of its entries. */
  entries?: readonly TimelineEntry[];
  isNarrow?: boolean;
}

/** Shows what happened to a quote. */
export function QuoteTimeline({ quote, entries = quote.timeline, isNarrow = false }: QuoteTimelineProps) {
  const text = useText('timeline');
  const changeNote = quoteCases.useChangeNote(quote.id);
  const { entries: shown, isAcceptance } = withAcceptances(entries, quote.timeline);
  return (
    <Timeline
      {...{ isNarrow, text, changeNote }}
      entries={shown}
      headingOf={(reply) =>
        isAcceptance(reply) ? <ChangeOfEntry text={text.changes['offer-accepted']} authorId={null} after={reply.subject} /> : undefined
      }
      of={{ of: 'quote', id: quote.id }}
      locale={quote.locale}
      recipient={quote.email}
    >
      {(entry: ChangeEntry) => <Change entry={entry} />}
    </Timeline>
  );
}

type ChangeEntry = Extract<TimelineEntry, { kind: 'change' }>;

function Change({ entry: { what, before, after, authorId } }: { entry: ChangeEntry }) {
  const { changes } = useText('timeline');
  const { states } = useText('quotes');
  const { colleague } = useColleagues();
  const dateFormats = useDateFormats();
  const reasonText = useReasonText();
  const state = (name: string | null) => (quoteStates.includes(name as QuoteState) ? states[name as QuoteState] : name);
  const took = after !== null && colleague(authorId)?.name === after;
  const shown = ((): { text: string; before?: string | null; after?: string | null } => {
    switch (what) {
      case 'state':
        return { text: changes.state, before: state(before), after: state(after) };
      case 'assignee':
        return { text: after === null ? changes.unassigned : took ? changes.took : changes.assigned, after };
      case 'reminder':
        return after === null ? { text: changes.notReminded } : { text: changes.reminded, after: dateFormats.longDay(after) };
      case 'merged':
        return { text: changes.merged, after };
      case 'separated':
        return { text: changes.separated, after };
      case 'reopened':
        return { text: changes.reopened };
      case 'email-added':
      case 'email-changed':
      case 'email-removed':
        return { text: changes[what] };
      case 'offer-issued':
      case 'offer-accepted':
      case 'offer-withdrawn':
      case 'offer-reopened':
        return { text: changes[what], after };
      case 'reason':
        return after === null ? { text: changes.noReason } : { text: changes.reason, after: reasonText(after) };
      case 'spam':
        return { text: after === 'true' ? changes.suspicious : changes.genuine };
    }
  })();
  return <ChangeOfEntry authorId={authorId} {...shown} />;
}
