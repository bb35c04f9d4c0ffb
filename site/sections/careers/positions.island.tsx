// Needs JavaScript: a position opens in a dialog, an application is sent from it, and the list loads here when the page came without it.
import { useState } from 'react';
import type { FormOutcome } from '#contract/form-outcome';
import type { Job } from '#contract/job';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { FormLanguage } from '#site/content/form-language.ts';
import { type LoadedPage, listPage, wholeList } from '#site/data/list-page.ts';
import { useOpenJobs } from '#site/data/queries.ts';
import { useApplicationDraft } from '#site/forms/application-draft.ts';
import { Pagination } from '#ui/carousel/pagination.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { LoadingNote } from '#ui/loading-note.tsx';
import { ApplicationThanks, type SentApplication } from './application-thanks.tsx';
import { careersPageUrl, pageSize } from './careers-url.ts';
import { JobDialog } from './job-dialog.tsx';
import { PositionCard } from './position-card.tsx';
import { PositionSkeletons } from './position-skeletons.tsx';
import styles from './positions.module.css';
import type { PositionsText } from './positions-text.ts';
import { useJobDialog } from './use-job-dialog.ts';
import { usePageNumber } from './use-page-number.ts';

export interface PositionsProps {
  text: PositionsText;
  language: FormLanguage;
  initial: LoadedPage<Job> | undefined;
  /** The page number in the URL. */
  number: number;
  /** The id of the position in the URL. */
  requestedId: string | undefined;
  /** The job that the page was rendered with, if any. */
  requestedCareer: Job | undefined;
  /** The response to an application that was sent without JavaScript. */
  outcome: FormOutcome | undefined;
}

export function Positions({ text, language, initial, number: first, requestedId, requestedCareer, outcome }: PositionsProps) {
  const list = useOpenJobs(wholeList(initial));
  const { locale } = language;
  const [number, showPage] = usePageNumber(first, locale);
  const found = requestedCareer ?? (list.state === 'ready' ? list.items.find(({ _id }) => _id === requestedId) : undefined);
  const known = list.state === 'ready' ? list.items : (initial?.page.items ?? []);
  const { dialog, state, open, apply } = useJobDialog(outcome?.result.ok ? undefined : found, found ? [found, ...known] : known, locale);
  const draft = useApplicationDraft();
  const [sent, setSent] = useState<SentApplication | undefined>(
    outcome?.result.ok ? { reference: outcome.result.receipt.reference } : undefined,
  );
  const page = list.state === 'ready' ? listPage(list.items, pageSize, number) : number === first ? initial?.page : undefined;
  const isGone = requestedId !== undefined && !found && !sent && (page !== undefined || list.state === 'empty');

  return (
    <>
      <ApplicationThanks text={text.sent} receipt={language.texts.receipt} sent={sent} />
      {isGone && <ListNote state="empty" title={text.job.gone} />}
      {page && page.items.length > 0 && (
        <>
          <ul className={`grid gap-4 ${styles.grid}`}>
            {page.items.map((career) => (
              <li key={career._id} className="lazy-render">
                <PositionCard career={career} text={text} locale={locale} onOpen={open} />
              </li>
            ))}
          </ul>
          <Pagination
            number={page.number}
            count={page.count}
            href={(page) => careersPageUrl(page, locale)}
            onShow={showPage}
            labels={text.list.pages}
            position={fillPlaceholders(text.list.pages.position, { page: page.number, count: page.count })}
          />
        </>
      )}
      {(page?.items.length === 0 || list.state === 'empty') && <EmptyList {...text.list.empty} />}
      {!page && list.state === 'loading' && (
        <LoadingNote title={text.list.loading} failed={{ title: text.list.failed }}>
          <PositionSkeletons />
        </LoadingNote>
      )}
      {!page && list.state === 'failed' && (
        <ListNote state="failed" title={text.list.failed} retry={{ label: text.list.tryAgain, onRetry: () => location.reload() }} />
      )}
      <JobDialog
        ref={dialog}
        state={state}
        draft={draft}
        text={text}
        language={language}
        outcome={outcome}
        onApply={apply}
        onSent={(reference) => setSent({ reference })}
      />
    </>
  );
}
