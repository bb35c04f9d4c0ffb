// Needs JavaScript: a position opens in a dialog, an application is sent from it, and the list loads here when the page came without it.
import { useState } from 'react';
import { careers } from '#content/en/careers';
import type { Career } from '#contract/career';
import type { FormOutcome } from '#contract/form-outcome';
import type { FormMessageTexts } from '#contract/messages';
import { type LoadedPage, listPage, wholeList } from '#site/data/list-page.ts';
import { useOpenCareers } from '#site/data/queries.ts';
import { useApplicationDraft } from '#site/forms/application-draft.ts';
import { EmptyList } from '#ui/empty-list.tsx';
import { ListNote } from '#ui/list-note.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ApplicationThanks, type SentApplication } from './application-thanks.tsx';
import { careersPageUrl, pageSize } from './careers-url.ts';
import { JobDialog } from './job-dialog.tsx';
import { PositionCard } from './position-card.tsx';
import { PositionSkeletons } from './position-skeletons.tsx';
import styles from './positions.module.css';
import { useJobDialog } from './use-job-dialog.ts';
import { usePageNumber } from './use-page-number.ts';

const { list: content } = careers;

export interface PositionsProps {
  messages: FormMessageTexts;
  initial: LoadedPage<Career> | undefined;
  /** The page number in the URL. */
  number: number;
  /** The id of the position in the URL. */
  wanted: string | undefined;
  /** That position, when the page was rendered with it. */
  named: Career | undefined;
  /** The response to an application that was sent without JavaScript. */
  outcome: FormOutcome | undefined;
}

export function Positions({ messages, initial, number: first, wanted, named, outcome }: PositionsProps) {
  const list = useOpenCareers(wholeList(initial));
  const [number, showPage] = usePageNumber(first);
  const found = named ?? (list.state === 'ready' ? list.items.find(({ _id }) => _id === wanted) : undefined);
  const { dialog, state, open, apply } = useJobDialog(outcome?.result.ok ? undefined : found);
  const draft = useApplicationDraft();
  const [sent, setSent] = useState<SentApplication | undefined>(
    outcome?.result.ok ? { reference: outcome.result.receipt.reference } : undefined,
  );
  const page = list.state === 'ready' ? listPage(list.items, pageSize, number) : number === first ? initial?.page : undefined;
  const isGone = wanted !== undefined && !found && !sent && (page !== undefined || list.state === 'empty');

  return (
    <>
      <ApplicationThanks sent={sent} />
      {isGone && <ListNote state="empty" title={careers.job.gone} />}
      {page && page.items.length > 0 && (
        <>
          <ul className={styles.grid}>
            {page.items.map((career) => (
              <li key={career._id} className="lazy-render">
                <PositionCard career={career} onOpen={open} />
              </li>
            ))}
          </ul>
          <Pagination
            number={page.number}
            count={page.count}
            href={careersPageUrl}
            onShow={showPage}
            labels={content.pages}
            position={content.pages.position(page.number, page.count)}
          />
        </>
      )}
      {(page?.items.length === 0 || list.state === 'empty') && <EmptyList {...content.empty} />}
      {!page && list.state === 'loading' && (
        <>
          <ListNote state="loading" title={content.loading} />
          <PositionSkeletons />
        </>
      )}
      {!page && list.state === 'failed' && (
        <div className={styles.failed}>
          <ListNote state="failed" title={content.failed} />
          <button type="button" className="btn btn--line" onClick={() => location.reload()}>
            {content.tryAgain}
          </button>
        </div>
      )}
      <JobDialog
        ref={dialog}
        state={state}
        draft={draft}
        messages={messages}
        outcome={outcome}
        onApply={apply}
        onSent={(reference) => setSent({ reference })}
      />
    </>
  );
}
