import { DoorOpen, FilePlus2, FileText } from 'lucide-react';
import { type ApplicationState, applicationStates } from '#contract/office/application-states';
import type { ApplicationDetail, ApplicationEntry } from '#contract/office/applications';
import { ChangeOfEntry, Timeline } from '../../../cases/timeline/timeline.tsx';
import { useText } from '../../../content/use-text.ts';
import { applicationCases } from '../../../data/cases/applications.ts';
import { timeOfInterview } from '../../../data/cases/kept-interview.ts';
import { useColleagues } from '../../../data/people/colleagues.ts';
import { StageMeter } from '../../../parts/layout/stage-meter.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';

/** Shows what happened, the newest first. Of those who opened the résumé, only the last time of each stands here; the history has every one. */
export function ApplicationTimeline({ application, isNarrow = false }: { application: ApplicationDetail; isNarrow?: boolean }) {
  const { timeline: text } = useText('applications');
  const changeNote = applicationCases.useChangeNote(application.id);
  const { locale, email: recipient } = application;
  return (
    <Timeline
      {...{ isNarrow, text, locale, recipient, changeNote }}
      of={{ of: 'application', id: application.id }}
      entries={withoutEarlierOpenings(application.timeline)}
      ownSign={(entry: StepEntry) => <StepSign entry={entry} />}
    >
      {(entry: StepEntry) => <Step entry={entry} />}
    </Timeline>
  );
}

type StepEntry = Extract<ApplicationEntry, { kind: 'step' }>;

const isOpening = (entry: ApplicationEntry) => entry.kind === 'step' && entry.what === 'resume';

function withoutEarlierOpenings(timeline: readonly ApplicationEntry[]): ApplicationEntry[] {
  const authorOf = (entry: ApplicationEntry) => ('authorId' in entry ? entry.authorId : null);
  return timeline.filter(
    (entry, index) =>
      !isOpening(entry) || !timeline.slice(index + 1).some((later) => isOpening(later) && authorOf(later) === authorOf(entry)),
  );
}

function StepSign({ entry: { what, after } }: { entry: StepEntry }) {
  if (what === 'resume') return <FileText className="icon" />;
  if (what === 'again') return <FilePlus2 className="icon" />;
  if (what === 'withdrawn') return <DoorOpen className="icon" />;
  return what === 'rating' && <StageMeter of={5} steps={Number(after ?? 0)} />;
}

const isState = (value: string | null): value is ApplicationState => (applicationStates as readonly (string | null)[]).includes(value);

function Step({ entry: { what, before, after, authorId } }: { entry: StepEntry }) {
  const { timeline: text, states } = useText('applications');
  const { colleague } = useColleagues();
  const dateFormats = useDateFormats();
  const state = (value: string | null) => (isState(value) ? states[value] : value);
  const shown = ((): { text: string; before?: string | null; after?: string | null } => {
    switch (what) {
      case 'state':
        return { text: text.state, before: state(before), after: state(after) };
      case 'rating':
        return { text: after === null ? text.noRating : text.rating, after };
      case 'interview':
        return after === null ? { text: text.noInterview } : { text: text.interview, after: dateFormats.full(timeOfInterview(after)) };
      case 'assignee':
        return { text: after === null ? text.unassigned : colleague(authorId)?.name === after ? text.took : text.assigned, after };
      case 'told':
        return { text: after === 'true' ? text.told : text.notTold };
      case 'spam':
        return { text: after === 'true' ? text.suspicious : text.genuine };
      case 'withdrawn':
        return { text: text.withdrawn };
      case 'again':
      case 'merged':
      case 'separated':
        return { text: text[what], after };
      case 'resume':
        return { text: text.resume };
    }
  })();
  return <ChangeOfEntry authorId={authorId} {...shown} />;
}
